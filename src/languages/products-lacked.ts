/** Products, companies, standards and languages about which there is no entry; their names are the same everywhere. */

export const PRODUCTS_LACKED = `snapchat, signal app, viber, patreon, deliveroo, intuit, ikea, cash app, american express, litecoin, siemens, micron,
framework laptop, lg, haier, irobot, at&t, t-mobile, stability ai, character ai, copilot studio, notebooklm, epic
games, activision, rockstar games, electronic arts, fortnite, candy crush, counter strike, valorant, vision pro, after
effects, final cut, pro tools, apple tv, microsoft word, power automate, visio, google docs, google forms, google
analytics, google ads, google earth, sas, stata, ada, basic, r language, objective-c, solidity, zig, flask, electron,
ionic, consul, apache tomcat, nano editor, arch linux, unix, chrome os, imac, mac mini, android auto, opera browser,
microsoft edge, proton mail, internet archive, pci express, firewire, spi, can bus, pager, radar, sonar, rfid, ftp,
openid, atom feed, fido, mov, wav, tar, exe, mobi, cobit, safe agile, soc 2`
