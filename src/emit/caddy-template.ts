/**
 * The snippet for Caddy as a template (`fillTemplate`). Everything is inside one `handle`, so that it does not affect the
 * rest of the server, and inside a `route`, which keeps the directives in their order. Without Node, files are a second
 * upstream, since an answer to an error has the status of the error in Caddy; the header of the negotiated version is set
 * there, because the snippet does not know that it was negotiated. Folders that a build is still writing have names with a
 * leading dot.
 */
export const CADDY_TEMPLATE = String.raw`# For Caddy. Inside a site block whose root holds the published files{{folder}}:
#
#   import /path/to/dist/deploy/Caddyfile
{{#edge}}
#
# Files alone neither negotiate Markdown, nor count requests, nor search, nor speak MCP. "npx palabit serve --trust-proxy 1"
# does. While it is away, files answer, and what files cannot is 503 for a moment. To let it answer what files cannot,
# copy these lines beside the site block, with your folders:
#
# 	(palabit) {
# 		root * /path/to/root
# 		import /path/to/dist/deploy/Caddyfile
# 	}
# 	(palabit_proxy) {
# 		reverse_proxy 127.0.0.1:8787 127.0.0.1:8786 {
# 			lb_policy first
# 			lb_try_duration 2s
# 			fail_duration 2s
# 			transport http {
# 				dial_timeout 1s
# 				response_header_timeout 15s
# 			}
# 		}
# 	}
# 	http://:8786 {
# 		bind 127.0.0.1
# 		@palabit_only_node path {{only_node}}
# 		handle @palabit_only_node {
# 			header Retry-After {{retry_seconds}}
# 			header Access-Control-Allow-Origin *
# 			header Content-Type application/problem+json
# 			header Cache-Control no-store
# 			respond {{away}} 503
# 		}
# 		@palabit_page {
# 			path_regexp ^{{base_pattern}}/(?:.*/)?$
# 			not path {{base}}/v1/*
# 		}
# 		header @palabit_page Vary Accept
# 		rewrite @palabit_page {path}index.md
# 		import palabit
# 	}
#
# and these into the site block, in the place of its root and import:
#
# 	@palabit_node path {{base}}/mcp {{base}}/mcp/ {{base}}/oembed {{base}}/v1 {{base}}/v1/*
# 	@palabit_markdown {
# 		path_regexp ^{{base_pattern}}/(?:.*/)?$
# 		header_regexp Accept (?i)text/markdown|text/html\s*;\s*q=0|^[^*]*$
# 	}
# 	handle @palabit_node {
# 		import palabit_proxy
# 	}
# 	handle @palabit_markdown {
# 		import palabit_proxy
# 	}
# 	import palabit
{{/edge}}

{{#below_path}}
redir {{base}} {{base}}/ 308
{{/below_path}}
handle {{base}}/* {
	route {
		encode zstd gzip
		header {
			{{headers}}
		}
		{{rules}}

		# Former addresses, and pages by another form of their address.
		{{moves}}
		redir {{base}}/v1 {{base}}/v1/ 308
		@index {
			path_regexp page ^(.*/)index\.html$
			file {path}
		}
		redir @index {re.page.1} 308
		@unfinished {
			not path */
			file {path}/index.html
		}
		redir @unfinished {path}/ 308

		# Methods that files do not have.
		@write {
			path {{base}}/v1/*
			not method {{method_list}}
		}
		handle @write {
			header Allow {{methods}}
			header Content-Type application/problem+json
			header Cache-Control no-store
			respond {{method_not_allowed}} 405
		}

		{{#removed_slugs}}
		# Terms that were taken out.
		@removed_term path_regexp removed ^{{base_pattern}}/v1/terms/({{removed_slugs}})\.json$
		handle @removed_term {
			header Content-Type application/problem+json
			header Cache-Control no-store
			respond {{removed_term}} 410
		}
		@removed path_regexp {{removed_pages}}
		handle @removed {
			header Cache-Control no-store
			@es_md_410 path_regexp ^{{base_pattern}}/es/.*\.md$
			handle @es_md_410 {
				rewrite * {{base}}/es/404.md
				file_server {
					status 410
				}
			}
			@es_html_410 path_regexp ^{{base_pattern}}/es/
			handle @es_html_410 {
				rewrite * {{base}}/es/404.html
				file_server {
					status 410
				}
			}
			@en_md_410 path_regexp ^{{base_pattern}}/.*\.md$
			handle @en_md_410 {
				rewrite * {{base}}/404.md
				file_server {
					status 410
				}
			}
			@en_html_410 path_regexp ^{{base_pattern}}/
			handle @en_html_410 {
				rewrite * {{base}}/404.html
				file_server {
					status 410
				}
			}
		}

		{{/removed_slugs}}
		# Pages and files, but for files for hosts, bodies of errors, and what a build is writing.
		rewrite {{base}}/v1/ {{base}}/v1/index.json
		@page {
			path */
			not {
				path_regexp /\.
				not path {{base}}/.well-known/*
			}
			file {path}index.html
		}
		handle @page {
			header * {
				{{page_headers}}
			}
			@english not path {{base}}/es/* {{base}}/embed/*
			header @english {
				{{english_headers}}
			}
			@spanish {
				path {{base}}/es/*
				not path {{base}}/es/embed/*
			}
			header @spanish {
				{{spanish_headers}}
			}
			{{#edge}}
			header Vary Accept
			{{/edge}}
			file_server
		}
		@file {
			not path */
			not path {{hidden}}
			not {
				path_regexp /\.
				not path {{base}}/.well-known/*
			}
			file {path}
		}
		handle @file {
			file_server
		}

		# What is not found: in the language of the address, and as Markdown where that was asked for.
		@term path_regexp term ^{{base_pattern}}/v1/terms/([a-z0-9-]+)\.json$
		handle @term {
			header Content-Type application/problem+json
			header Cache-Control no-store
			respond {{no_such_term}} 404
		}
		handle {{base}}/v1/* {
			header Content-Type application/problem+json
			header Cache-Control no-store
			respond {{no_such_address}} 404
		}
		handle {
			header Cache-Control no-store
			@es_md_404 path_regexp ^{{base_pattern}}/es/.*\.md$
			handle @es_md_404 {
				rewrite * {{base}}/es/404.md
				file_server {
					status 404
				}
			}
			@es_html_404 path_regexp ^{{base_pattern}}/es/
			handle @es_html_404 {
				rewrite * {{base}}/es/404.html
				file_server {
					status 404
				}
			}
			@en_md_404 path_regexp ^{{base_pattern}}/.*\.md$
			handle @en_md_404 {
				rewrite * {{base}}/404.md
				file_server {
					status 404
				}
			}
			@en_html_404 path_regexp ^{{base_pattern}}/
			handle @en_html_404 {
				rewrite * {{base}}/404.html
				file_server {
					status 404
				}
			}
		}
	}
}
`
