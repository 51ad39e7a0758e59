/** Patterns of Chinese texts; see `say` for what the brackets mean. */
// biome-ignore format: one pattern a line
export const patternsZh = {
  titles: [
    '{room}[{problem}|出现{problem}][怎么查|的排查顺序|，先看{param}]', '{=product} {version} 更新：{feature}[更稳|上线|改进]', '{place}{customer}的{room}：{scene}[怎么搭|这样搭|一年之后]',
    '{param}[怎么定|不是越高越好|和{param}的取舍]', '用{tool}看{param}，[十分钟学会|别再凭感觉]', '{scene}里的{feature}：[做法与数据|实测|一次复盘]', '{device}选型：[预算之外还要看什么|{people}的清单]',
    '{material}[怎么抠|抠不干净时]：{param}与{param}', '{protocol} 与 {protocol}：{scene}[该选哪个|的取舍]', '{trade}{scene}，{set}[一天换三景|怎么打光]', '{time}{problem}？{cause}', '{people}第一次做{scene}',
    '{system} 上的{=product}：[安装与授权|已知问题|性能实测]', '{codec} 在{room}里[值不值|的实际收益]', '从{place}到{place}：{customer}的{n1}间{room}', '{role}手记：{time}的{problem}', '{feature}为什么[要做|这样做]', '{device}[保养|校准|接线]：{role}的[检查表|习惯]',
    '{n1} 个{param}的[误区|经验值]', '{software}接入{=product}的[步骤|三种方式]', '{set}：{trade}{scene}的[布景思路|灯位图]', '{=product}答疑第 {n2} 期：{problem}', '{camera}拍{material}，{param}[给多少|的边界]', '{customer}：{measure}是怎么做到的', '{goods}直播：{set}与{device}[的搭配|怎么配]', '{season}专场：{goods}和{goods}', '[让|把]{goods}拍得{adjective}：{param}是关键',
  ],
  summaries: [
    '{time}{problem}，多半是{cause}。本文按顺序排查{param}、{param}和{device}。', '{customer}在{place}做{scene}，{role}把{feature}用到了{room}里，{measure}。', '这一版的重点是{feature}，另外改进了{feature}与{feature}，{system} 用户请先看升级说明。',
    '{param}和{param}互相牵制。我们在{room}里测了{n2}组数据，给出{scene}的建议值。', '写给{people}：从{device}到{device}，一间{room}要花多少钱，钱花在哪里。', '{material}最考验{param}。换三种{device}，看{tool}，结论很{adjective}。', '为什么{action}就好了？原因是{cause}。',
    '{scene}里最怕{problem}。{role}整理了一份能照着做的顺序，{n1}步之内找到原因。', '{set}适合{trade}吗？我们把灯位、机位和{param}都写了下来。', '同样是{protocol}，两套设置差出{n2}0 毫秒。本文说明差在哪里，值不值得改。',
  ],
  headings: ['先看现象', '原因', '怎么做', '{param}的[范围|建议值]', '设备清单', '[灯位|机位]与距离', '测试方法', '结果', '常见误区', '{feature}的原理', '在{room}里的做法', '{time}要做的事', '与{protocol}的关系', '{role}的建议', '数据', '还没有解决的', '升级步骤', '兼容性', '下一步', '换成{device}会怎样', '{system}上的差别', '预算', '一次{problem}的复盘', '检查表'],
  sentences: [
    '{time}，{room}里出现{problem}，{role}先打开{tool}看{param}。', '[多数|很多|大约一半的]{problem}[来自|起因是]{cause}，与{device}本身关系不大。', '[最省事的办法是|可以先试着|建议]{action}，再看{tool}上的{param}有没有变化。', '{param}每提高一档，{param}就要让一步，这一点在{scene}里尤其明显。',
    '如果{action}之后仍有{problem}，就要怀疑{cause}。', '{customer}的{role}习惯在{time}{action}，{n1}个月下来{measure}。', '我们用{camera}和{camera}各拍了一遍，{material}的边缘差别不大，{param}的差别却很大。', '{protocol}对{param}比{protocol}更敏感，线路不{adjective}时要留出余量。',
    '{feature}并不替代{device}：光不均匀，算法再好也只是补救。', '[请|务必]在{time}{action}，不要等到{problem}再处理。', '以{room}为例，面积{n2}平方米，{device}距人物{n1}米，{param}按{n2}起调。', '{measure}，这是连续{n1}天测下来的结果，不是某一刻的截图。',
    '{people}常问：{device}要不要换？答案取决于{param}，而不是价格。', '{role}把{device}放在{device}旁边，结果{cause}，于是{problem}。', '在 {system} 上，{software}默认打开{feature}，这会让{param}多出一截。', '{trade}的{material}反光强，{device}要侧一点，{param}收一点，画面才会{adjective}。',
    '换成{set}以后，人物的{param}没有跟着变，看起来像贴上去的。', '这种做法[不复杂|很朴素|并不新]，难的是每一次都{action}。', '{codec}在同样{param}下更{adjective}，代价是{device}的负担更重。', '{tool}比眼睛可靠：眼睛会适应，{param}不会。',
    '先{action}，再{action}，顺序反过来就要做两遍。', '{place}的{customer}把{n1}间{room}连在一起，{role}在一处就能看到所有{param}。', '{feature}上线之后，{role}少了{n1}道手工步骤，{time}也不再手忙脚乱。', '要是预算只够买一样，{people}应该先买{device}，而不是{device}。',
    '值得一提的是，{problem}和{problem}看起来相像，处理方法却相反。', '{scene}对{param}的要求[没有想象中高|高得多]，{adjective}比极限更重要。', '我们不建议{action}，除非已经确认{cause}。', '{role}说：“{time}最怕{problem}，所以我们每次都{action}。”',
    '把{param}写在{device}的标签上，下一班的人就不用再猜。', '{software}和{=product}同时占用{device}时，会出现{problem}。', '参数可以照抄，{param}不行，因为每间{room}的墙都不一样。', '[另外|此外|还有一点]，{material}最好单独试拍一次，看{param}在{n2}附近时的样子。',
    '观众不会说{param}不对，他们只会说画面不{adjective}。', '{cause}，这一条在{n1}个项目里都遇到过。', '{scene}的节奏快，{feature}要提前排好，不能临时找。', '复核时用{tool}量{n1}次取中间值，误差就能压下来。',
    '从{device}到{device}，每多一次转换就多一点延迟，也多一个会坏的地方。', '新的{feature}默认关闭，打开以后请再校一次{param}。', '{role}和{role}各看一遍，{problem}通常逃不过两双眼睛。', '如果平台限制{param}，宁可降{param}，也不要动{param}。',
    '下面的数值来自{place}的一间{room}，型号 {model}，仅供对照。', '型号 {model} 的{device}从固件 {version} 起支持{feature}。', '工单号 {model} 记录了当时的{param}与{tool}截图。', '{customer}还提出一个要求：{set}里也要能看清{material}。',
  ],
  items: ['{device}：{param}调到{n2}', '{time}{action}', '{tool}读数记下来', '{feature}打开，{feature}关闭', '{measure}', '{role}确认{param}', '备一只{device}', '{protocol} 端口放行'],
} as const;
