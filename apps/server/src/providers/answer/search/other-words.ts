// Words that ask for the same in most decks. A question is only asked in another word where the deck does not have its own, so a
// group may hold what is nearly the same.

const groups = `
weakness shortcoming drawback flaw disadvantage downside limitation deficiency
strength advantage benefit merit upside
employee staff worker personnel workforce
begin start launch commence
end finish conclude complete
buy purchase acquire
car vehicle automobile
picture image photo photograph
mistake error fault
goal aim objective target purpose
result outcome effect consequence
reason cause
danger risk hazard threat
law legislation statute
company firm enterprise corporation
customer client buyer consumer
doctor physician
child kid
student pupil learner
teacher instructor lecturer
salary wage earnings
cost price expense fee
income revenue
job occupation profession
boss manager supervisor
method approach technique way
tool instrument device
part component element piece
kind type sort category
step stage phase
problem issue difficulty challenge
solution remedy
idea concept notion
important essential crucial significant
cheap inexpensive affordable
expensive costly
dangerous hazardous unsafe
forbidden prohibited banned
allowed permitted
needed required necessary
increase rise growth
decrease decline reduction
choose select pick
change modify alter
fix repair mend
check verify inspect
show display
keep store preserve retain
get obtain receive
give provide offer supply
happen occur
help support assist aid
try attempt
die death
illness disease sickness
medicine drug medication
test exam examination
meeting conference
trip journey travel
shop store
street road
plane aircraft airplane
ship vessel boat
movie film
yearly annual annually
often frequently
duty obligation responsibility
author writer
scientist researcher
country nation
city town
area region zone
amount quantity
speed velocity
handover transition transfer
schedule timetable
delete remove erase
hire recruit employ
suggest recommend advise
tip advice recommendation
topic subject theme
example instance
feature characteristic property trait
rival competitor opponent
symptom sign indication
弱点 短板 缺陷 缺点 不足 劣势
好处 优点 优势 长处 益处
原因 缘由 理由
目的 目标 宗旨
结果 成果 后果
员工 职工 雇员 工作人员
顾客 客户 消费者
老师 教师 讲师
学生 学员
医生 大夫 医师
风险 危险 隐患
办法 方法 方式 措施 手段
步骤 流程 程序
特点 特征 特色 特性
种类 类别 类型 品种
花费 费用 成本 开销 价格 价钱
收入 营收
开始 启动 起步
结束 完成 终止
禁止 不准 不得 严禁
建议 推荐 提倡
保存 存放 储存 贮存 保管
`;

/** The other words of the groups that a word is in, by the form in which words are compared. */
export function othersBy(
  formOf: (word: string) => string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, string[]>();
  for (const group of groups.trim().split('\n')) {
    const words = group.split(' ');
    for (const word of words) {
      const form = formOf(word) ?? word;
      others.set(form, [...(others.get(form) ?? []), ...words.filter((other) => other !== word)]);
    }
  }
  return others;
}
