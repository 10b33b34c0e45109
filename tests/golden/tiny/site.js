// site
