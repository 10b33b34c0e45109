const SHELL={"version":"fde46221da95aa2f","files":["/es/offline.html","/fonts/source-serif-4-latin-600.woff2","/icon.svg","/offline.html","/search.js?v=749589b4","/site.js?v=6eeab3d8","/style.css?v=b3529e22","/theme.js?v=08069c08"]};
// offline/service-worker
