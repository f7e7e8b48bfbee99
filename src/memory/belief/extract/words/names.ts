import { words } from './set.ts'

/** Common first names: enough to tell a person from a thing when the text does not say. */
export const FIRST_NAMES = words(`
aaron abby adam adrian alan alex alice alicia alison allison amanda amber amy ana andre andrea andrew
andy angela anita ann anna anne anthony antonio ashley audrey barbara becky ben benjamin beth betty
bill billy blake bob brad brandon brenda brian brittany bruce bryan calvin cameron carl carla carlos
carmen carol caroline carolyn catherine charles charlie charlotte chelsea cheryl chris christian
christina christine christopher cindy claire clara claudia colin connie craig crystal cynthia daisy
dan dana daniel danielle darren dave david dawn dean deborah debra denise dennis derek diana diane
don donald donna dorothy doug douglas drew dylan earl ed eddie edward elaine elena eli elijah
elizabeth ella ellen emily emma eric erica erin ethan eva evan evelyn fiona frances francis frank fred
gabriel gabriela gary gavin george gina gloria grace graham grant greg gregory hannah harold harry
hazel heather helen henry holly howard hugh ian irene isaac isabel isabella ivan jack jackie jacob
jake james jamie jan jane janet janice jared jason jay jean jeff jeffrey jen jenna jennifer jenny
jeremy jerry jesse jessica jill jim jimmy joan joanna joe joel john johnny jon jonathan jordan jose
joseph josh joshua joyce juan judith judy julia julian julie justin karen karl kate katherine kathleen
kathryn kathy katie keith kelly ken kenneth kevin kim kimberly kristen kyle larry laura lauren laurie
lee leo leon leslie liam linda lisa liz logan lori louis louise lucas lucy luis luke lynn madison
marcus margaret maria marie marilyn mario mark martha martin mary mason matt matthew maya megan mel
melanie melissa michael michelle miguel mike mia mohamed molly monica nancy naomi natalie nate nathan
neil nicholas nick nicole nina noah nora norman oliver olivia omar oscar owen pam pamela patricia
patrick paul paula pedro peggy penny peter phil philip phillip rachel ralph randy raymond rebecca
richard rick rita rob robert robin rodney roger ron ronald rose roy russell ruth ryan sally sam
samantha samuel sandra sara sarah scott sean sebastian shannon sharon shawn sheila shirley simon
sofia sophia sophie stacy stanley stephanie stephen steve steven stuart sue susan suzanne sylvia
tamara tammy tara ted teresa terry theo theresa thomas tiffany tim timothy tina todd tom tommy tony
tracy tyler valerie vanessa veronica victor victoria vincent virginia walter wanda warren wayne wendy
wesley will william willie xavier yolanda yvonne zach zachary zoe jean`)

export const PLACES = words(`
africa america asia australia austria austin amsterdam argentina arizona athens atlanta barcelona
beijing belgium berlin boston brazil brooklyn brussels bulgaria california cambridge canada chicago
chile china colombia colorado copenhagen croatia cuba dallas denmark denver detroit dubai dublin
edinburgh egypt england europe finland florence florida france galway geneva georgia germany ghana
greece hamburg hawaii houston hungary iceland idaho illinois india indiana indonesia iran iraq ireland
israel istanbul italy jamaica japan jerusalem kansas kenya korea lisbon london louisiana madrid maine
malaysia manchester maryland massachusetts melbourne mexico miami michigan milan minnesota missouri
montana montreal morocco moscow mumbai munich nashville nebraska nepal netherlands nevada nigeria
norway nyc ohio oklahoma oregon oslo oxford pakistan paris pennsylvania peru philadelphia philippines
phoenix poland portland portugal prague rome russia scotland seattle seoul singapore spain stockholm
sweden switzerland sydney taiwan talkeetna tennessee texas thailand tokyo toronto turkey ukraine utah
vancouver venice vermont vienna vietnam virginia wales warsaw washington wisconsin zurich
new-york los-angeles san-francisco san-diego las-vegas new-zealand south-africa north-carolina
united-states united-kingdom usa uk us`)

/** A last word that makes a name an organisation, or a place. */
export const ORGANISATION_ENDINGS = words(`
university college school academy institute inc corp corporation ltd gmbh llc company foundation
hospital clinic church agency studio studios bank council department association society club team
shelter museum group`)
export const PLACE_ENDINGS = words(`
street avenue park beach lake river mountain mountains falls canyon island islands city county valley
bay forest square bridge castle airport station national northwest coast`)

export const TECHNOLOGIES = words(`
flask django rails react vue angular svelte express node.js nodejs python javascript typescript java
kotlin swift rust go ruby php c++ c# html html5 css css3 bootstrap tailwind jquery chart.js d3 sqlite
postgres postgresql mysql mariadb mongodb redis neo4j elasticsearch kafka rabbitmq docker kubernetes
terraform ansible jenkins github gitlab git heroku netlify vercel aws azure gcp nginx apache gunicorn
celery sqlalchemy alembic pytest jest cypress selenium webpack vite babel eslint graphql grpc rest
jinja2 werkzeug flask-login flask-wtf pandas numpy tensorflow pytorch keras scikit-learn spring laravel
wordpress sentry loggly datadog grafana prometheus figma jira slack notion vscode linux ubuntu macos
windows android ios unity firebase supabase prisma openweather formspree fontawesome geogebra next.js
axios bcrypt argon2 openai langchain memcached jinja lighthouse`)
