const lines = `
a an the and or but nor of in on at to for from with without by as into onto over under up down out off per via vs than then
about above across after against along among around before behind below beneath beside between beyond during except inside
is are was were be been being am do does did done has have had can could may might must shall should will would not no
how what why when where who whom whose which that this these those there here it its they them their he she his her we us our you your i my me
all any both each every few many more most much other others another some such same only own own too very just also even still yet
one two three four five six seven eight nine ten first second third fourth fifth last next previous final new old
use using used get make take give go come see look find know think say tell ask want need try work keep let begin start stop help
show play run move live believe bring happen write provide sit stand lose pay meet include continue set learn change lead
understand watch follow create speak read allow add spend grow open walk win offer remember consider appear buy wait serve send
expect build stay fall cut reach remain suggest raise pass sell require report decide pull choose define avoid improve reduce
increase compare describe explain identify review test check plan manage measure monitor support update prepare deliver apply
good bad big small large little great high low long short right left early late easy hard simple complex strong weak fast slow
safe free full empty clear deep wide main key basic common general special different important possible real true false
best better worse worst top bottom local global public private total average daily weekly monthly annual quarterly
time year month week day hour minute today tomorrow yesterday now later soon ever never always often sometimes
way thing part point case fact idea problem issue question answer example reason result effect cause goal aim objective target
step stage phase level kind type form group set list table chart figure picture image map plan project program process system
method model theory rule law principle concept term name word text page slide title topic subject section chapter unit lesson
course class module lecture exercise task homework quiz exam student teacher school university education training study research
data information knowledge science technology engineering computer software hardware network internet web site app device tool
machine design structure function feature value number size rate cost price money market business company customer client user
product service sale sales revenue profit growth risk quality performance security safety health care patient nurse doctor
hospital treatment disease symptom drug dose hand water food energy power light heat force motion speed field space earth
people person man woman child team member partner leader manager staff employee community society country city world life
history culture language art music story news report review summary overview introduction background context conclusion
agenda outline content contents appendix reference references source sources note notes thanks thank welcome discussion
demo tutorial guide tips tricks basics fundamentals essentials details highlights lessons challenges benefits advantages
strategy vision mission scope timeline roadmap milestone schedule budget resource resources requirement requirements
status progress update updates action actions item items issue issues follow up question questions answer answers
code file folder object class value variable string array loop error bug build deploy release version branch merge request
test tests testing unit cloud server client database query storage memory layer input output source target event state
rock planet star sun moon plant animal cell gene body brain blood heart bone skin air gas oil metal stone
room house home building road street bridge door window wall floor fire smoke exit alarm tool glove helmet
analysis approach aspect attack balance base behaviour behavior boundary box break card chain choice cluster collection
color colour component computing condition control copy cycle decision definition development direction distribution domain edge
element end engine environment equation estimate evidence evolution exchange experience experiment expert expression
factor failure family framework future game graph grid growth impact industry influence interest interface investment
item job label language launch learning library life cycle limit line link load loop loss market match material matter
meaning measure message metric mind mixed mode modern multiple natural nature need node normal object offer operation
opportunity option order organization origin package pair parallel parameter past path pattern phone physical pipeline place
platform policy position practice practical present presentation pressure primary prior priority privacy production
professional profile property proposal protection protocol purpose range ratio reading record recovery relation release
relevant remote repository response review role root sample scale scene scheme science score screen search secondary
selection sense sequence series shape share signal similar single site skill skills social solution sound spatial specific
specification stack standard statement strategy stream style surface switch symbol tag team technique technical theme threat
three-step tier touch track trade traffic transfer transition tree trend trial trust typical update usage view visual
ticket tickets gross net financial outlook usual usually localized caused poor age inventory delivery custom starter average
inbox mail chat phone answer draft agent agents help center connect improve learn weekly report reports channel channels pricing price plan plans
skin tissue pressure injury injuries stage stages redness wound heel hip moisture nutrition immobility admission ward bed chair
turning positioning reduce prevent preventing partial full intact visible muscle bone fat blister depth surface
revenue margin freight cash flow quarter mix pump pumps valve valves highlight region regions north south east west
customer customers competitor competitors budget budgets hire hired faster recognized promoted polish relevant entry
accident incident hazard emergency evacuation protective equipment rescue worker workers supervisor chemical electrical
algorithm algorithms application applications architecture array attribute author automatic binary bit block browser byte cache
calculation category channel character chart circle circuit code column command comment communication comparison compiler
computation concurrency conditional configuration connection constant constraint container converter correct criteria current
curve default degree delay density depth derivative description developer diagram dimension directory discrete distance
document download driver dynamic editor efficiency electron electronic email encoding encryption entity entry error estimation
evaluation execution exercise extension external feedback filter finite fixed flow flexible format formula foundation fraction
frame frequency function functional gradient graphic hierarchy hypothesis identity implementation index individual inference
inheritance initial inner instance integer integration interaction internal interval introductory iteration iterator kernel
linear literature logic machine magnitude management mapping mass matrix maximum mean mechanism median member merge method
minimum mixture modular molecule momentum motivation native negative neural noise nonlinear notation null observation offset
operator optimal optimization orbit outcome outer outlier output overloading overriding owner packet paradigm parent
particle partition perception percentage period permission persistent phase physics pixel pointer polymorphism population
portfolio positive prediction preparation probability procedure processor programming projection proof quantity quantum
queue random rank raw reaction recursion refactoring reference region register regression regular relational relationship
reliability rendering replication representation reservation resistance resolution retrieval reverse revision rotation
routine row runtime sampling scalability scenario schema scope script secret segment semantic sensor server session
settings side simulation slot smart snapshot sorting spectrum sprint stable static statistic statistics storage straight
strategic stress subset substitution success supervised supply syntax synthesis template temperature temporal terminal
thermal thread threshold token topology traditional transaction transformation translation transmission transport traversal
trigger tuning tuple type typical unit universal unsupervised upload upper useful utility valid validation variance vector
velocity vertical virtual visible vision visualization wave wireless word yield
voice volume warning waste weight window worker workflow workshop
`;

/** English words that stand small inside a sentence: the usual ones of slides. */
export const commonWords: ReadonlySet<string> = new Set(lines.split(/\s+/u).filter((word) => word !== ''));
