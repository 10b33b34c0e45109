/**
 * The snippet for nginx as a template (`fillTemplate`). Everything is inside one location, so that it does not affect the
 * rest of the server. A location with `add_header` lines inherits none, so each location repeats all of them. nginx uses
 * the first regular expression that matches: terms that were taken out stand before the others. The 404 page is chosen by
 * `$request_uri`, which internal redirects do not change. What files answer while Node is away has a location of its own
 * for Markdown, since the negotiated answer has to say so in `Vary`.
 */
export const NGINX_TEMPLATE = String.raw`# For nginx. Inside a server block whose root holds the published files{{folder}}:
#
#   include /path/to/dist/deploy/nginx.conf;
{{#edge}}
#
# Files alone neither negotiate Markdown, nor count requests, nor search, nor speak MCP. "npx palabit serve --trust-proxy 1"
# does. While it is away, files answer, and what files cannot is 503 for a moment. To let it answer what files cannot,
# copy the line below in front of the server block:
#
#   upstream palabit { server 127.0.0.1:8787; keepalive 16; }
#
# and these lines into the server block, before the include:
#
#   set $palabit_path $uri;
#   rewrite "^{{base_pattern}}/(?:mcp/?|oembed|v1|v1/(?!\.).*)$" /palabit-node last;
#   if ($http_accept ~* "text/markdown|text/html *; *q=0") { rewrite ^{{base_pattern}}/(?:.*/)?$ /palabit-node last; }
#   if ($http_accept !~* "^$|text/html|text/\*|\*/\*") { rewrite ^{{base_pattern}}/(?:.*/)?$ /palabit-node last; }
#   location = /palabit-node {
#     internal;
#     proxy_pass http://palabit$request_uri;
#     proxy_http_version 1.1;
#     proxy_set_header Connection "";
#     proxy_set_header Host $http_host;
#     proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
#     proxy_connect_timeout 1s;
#     proxy_read_timeout 15s;
#     error_page 502 504 = @palabit-files;
#     recursive_error_pages on;
#   }
#   location @palabit-files { rewrite ^ {{base}}/.without-node$palabit_path last; }
{{/edge}}

{{#below_path}}
location = {{base}} { absolute_redirect off; return 308 {{base}}/$is_args$args; }
{{/below_path}}
location {{prefix}}{{base}}/ {
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/plain text/xml application/json;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1000;
  gzip_types {{compressed_types}};
  error_page 404 410 {{base}}/404.html;
  {{headers}}
  try_files $uri =404;

  # What is not found: in the language of the address, and as Markdown where that was asked for.
  location = {{base}}/404.html {
    internal;
    {{error_headers}}
    if ($request_uri ~ "^{{base_pattern}}/es/[^?]*\.md(?:\?|$)") { rewrite ^ {{base}}/es/404.md last; }
    if ($request_uri ~ "^[^?]*\.md(?:\?|$)") { rewrite ^ {{base}}/404.md last; }
    if ($request_uri ~ "^{{base_pattern}}/es/") { rewrite ^ {{base}}/es/404.html last; }
  }
  location = {{base}}/es/404.html {
    internal;
    {{error_headers}}
  }
  location = {{base}}/404.md {
    internal;
    types { }
    default_type 'text/markdown; charset=utf-8';
    {{error_headers}}
  }
  location = {{base}}/es/404.md {
    internal;
    types { }
    default_type 'text/markdown; charset=utf-8';
    {{error_headers}}
  }

  {{#edge}}
  # What Node would answer, while it is away.
  location ^~ {{base}}/.without-node/ {
    internal;
    rewrite ^{{base_pattern}}/\.without-node(?:{{only_node}})$ {{base}}/v1/.node-away last;
    rewrite ^{{base_pattern}}/\.without-node({{base_pattern}}/v1(?:/.*)?)$ $1 last;
    location ~ ^{{base_pattern}}/\.without-node(?<palabit_asked>{{base_pattern}}(?!/v1/|/mcp/).*)/$ {
      types { }
      default_type 'text/markdown; charset=utf-8';
      {{negotiated_headers}}
      try_files $palabit_asked/index.md =404;
    }
  }

  {{/edge}}
  # Files for hosts, and what a build is writing.
  location ^~ {{base}}/deploy/ {
    return 404;
  }
  location = {{base}}/_headers {
    return 404;
  }
  location = {{base}}/_redirects {
    return 404;
  }
  location ~ ^{{base_pattern}}/(?:.*/)?\.(?!well-known/) {
    return 404;
  }

  {{#removed_slugs}}
  # Terms that were taken out.
  location ~ {{removed_pages}} {
    return 410;
  }

  {{/removed_slugs}}
  # Pages end with a slash.
  location ~ ^(?<palabit_page>{{base_pattern}}/(?:.*/)?)index\.html$ {
    if (-f $request_filename) { return 308 $palabit_page$is_args$args; }
    return 404;
  }
  {{files}}
  location ~ ^{{base_pattern}}/(?:.*/)?[^/.]+$ {
    if (-f $request_filename/index.html) { return 308 $uri/$is_args$args; }
    try_files $uri =404;
  }
  location ~ ^(?<palabit_address>{{base_pattern}}/es(?:/[\w./-]+)?)/$ {
    {{spanish_page_headers}}
    try_files $uri/index.html =404;
  }
  location ~ ^(?<palabit_address>{{base_pattern}}(?:/[\w./-]+)?)/$ {
    {{english_page_headers}}
    try_files $uri/index.html =404;
  }

  # The API.
  location = {{base}}/v1 {
    return 308 {{base}}/v1/;
  }
  location ^~ {{base}}/v1/ {
    error_page 404 {{base}}/v1/.no-such-address;
    error_page 405 {{base}}/v1/.method-not-allowed;
    {{api_headers}}
    try_files $uri =404;
    location = {{base}}/v1/ {
      try_files {{base}}/v1/index.json =404;
    }
    {{#removed_slugs}}
    location ~ ^{{base_pattern}}/v1/terms/(?<palabit_slug>{{removed_slugs}})\.json$ {
      error_page 410 {{base}}/v1/.removed-term;
      return 410;
    }
    {{/removed_slugs}}
    location ~ ^{{base_pattern}}/v1/terms/(?<palabit_slug>[a-z0-9-]+)\.json$ {
      error_page 404 {{base}}/v1/.no-such-term;
      error_page 405 {{base}}/v1/.method-not-allowed;
      try_files $uri =404;
    }
    {{problems}}
    {{api_moves}}
  }
  {{#moves}}

  # Renamed terms.
  {{/moves}}
  {{page_moves}}
}
`
