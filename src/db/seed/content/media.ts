import type { Focus } from '#contracts/picture.ts';

/** What stays in view where a picture is cropped, in fractions of its size; the middle otherwise. */
export const pictureFocus: Record<string, Focus> = {
  // The screen with the text at the right edge.
  'case-linjiang-district-policy-studio-2': { x: 1, y: 0.5 },
  // Its rooms are at the right.
  'case-zhilan-academy-lecture-rooms-2': { x: 1, y: 0.5 },
  // The car is at the right.
  'case-xingjia-auto-online-launch-2': { x: 1, y: 0.5 },
};

/** Titles of the 3D models in `media/models/`, in the library. */
export const modelTitles: Record<string, string> = {
  'tea-terrace': '云栖茶山（场景模型）',
  'ecommerce-room': '带货直播间（场景模型）',
};

/** Titles of the films in `media/turns/`. */
export const turnTitles: Record<string, string> = {
  'tea-terrace': '云栖茶山（环视短片）',
  ecommerce: '拱门带货间（环视短片）',
  launch: '新品发布舞台（环视短片）',
  training: '木格栅讲堂（环视短片）',
  medical: '青白访谈间（环视短片）',
  government: '政策播报厅（环视短片）',
};

/** Alternative texts of the pictures in `media/` by key: what is seen, for those who do not see it. */
export const pictureTexts: Record<string, { zh: string; en: string }> = {
  // The sheets that customers receive, as `npm run studio:render -- sheets` takes them.
  'sheet-brief': {
    zh: '预约表单：姓名与联系方式，一段话写明房间、播什么、开播时间与预算，再写方便联系的时间',
    en: 'The booking form, in Chinese: name and contact, a note with room, programme, date and budget, and when to call',
  },
  'sheet-requirement': {
    zh: '美术需求单：风格说明、六色色板，以及带判定标准的需求条目',
    en: 'The brief, in Chinese: notes on style, a palette of six colours, and items with their criteria',
  },
  'sheet-work-order': {
    zh: '实施工单：整体进度 73%，现在轮到客户确认，以及下次到场：暂无预约',
    en: 'The work order, in Chinese: 73% done, now waiting for the customer, and the next visit: none arranged',
  },
  'sheet-device': {
    zh: '设备信息表：摄像机一组，列出型号、序列号、位置、端口与 IP、保修截止日',
    en: 'The device list, in Chinese: cameras with model, serial number, position, port and IP address, and end of warranty',
  },
  'sheet-acceptance': {
    zh: '实施验收单：每项写明判定标准、实测与依据，客户逐项判定通过',
    en: 'The acceptance document, in Chinese: criterion, measured result and the customer’s decision for each item',
  },
  'sheet-live-report': {
    zh: '直播报告：两小时的在线人数曲线，十个圆点标出商品上架、换景与抽奖的时刻',
    en: 'The live report, in Chinese: two hours of viewers as a curve, ten marks telling when products, sets and draws came on',
  },

  // Covers of articles.
  'article-cyan-3-2-release': {
    zh: '摄影机对着青绿色幕布前的一只琥珀色瓶子，幕布受光不均，各处悬着发光的取样环，机顶监视器上是抠好的画面',
    en: 'A camera points at an amber bottle before an unevenly lit cyan-green screen dotted with glowing sample rings; its monitor shows the keyed image',
  },
  'article-sdk-1-5-linux': {
    zh: '机架服务器与笔记本电脑并排，两块屏幕显示同一张黑底白色的人像透明通道',
    en: 'A stack of servers beside a laptop, both showing the same matte: a white figure on black',
  },
  'article-dami-live-2-6': {
    zh: '环形灯中央的手机正在开播，旁边是话筒、杯子和台本',
    en: 'A phone goes live in the middle of a ring light, with a microphone, a cup and a script beside it',
  },
  'article-flower-solar-terms': {
    zh: '圆形花台上牡丹色花瓣划出一道弧线，四周环着二十四颗发光的石子',
    en: 'Peony petals in an arc over a round dais, with a ring of twenty-four lit stones around it',
  },
  'article-led-wall-or-green-screen': {
    zh: '同一间演播室，左半是绿幕，右半是显示暮色的 LED 屏，中间一把空凳',
    en: 'One studio in two halves: a green screen on the left, an LED wall with a city at dusk on the right, an empty stool between them',
  },
  'article-lighting-lab-opens': {
    zh: '两只大柔光箱下的测试台：玻璃瓶、亮面的壶、白色绗缝块和一支测光表',
    en: 'A test table under two large softboxes: a glass bottle, a glossy pot, a white quilted block and a light meter',
  },
  'article-project-sheets': {
    zh: '深色桌面上扇形摊开五块写字板，旁边是一支镜头和一卷线缆',
    en: 'Five clipboards fanned out on a dark desk, beside a lens and a coil of cable',
  },
  'article-live-latency-budget': {
    zh: '导轨上一排长短不一的玻璃块，一束蓝光穿过它们射向手机，其中一块亮成橙色',
    en: 'Glass blocks of different length on a rail; a beam of light runs through them to a phone, and one block glows orange',
  },
  'article-measure-glass-to-glass': {
    zh: '镜头前的数字钟显示 12:07.48，后面的监视器里同一只钟还停在 12:07.21',
    en: 'A clock before a lens shows 12:07.48; on the monitor behind, the same clock is still at 12:07.21',
  },
  'article-lip-sync-offset': {
    zh: '半开的场记板与一支电容话筒，前方两道平行的光轨一先一后',
    en: 'A half-open clapperboard and a condenser microphone; before them two tracks of light, one slightly ahead',
  },
  'article-led-panel-colour-quality': {
    zh: '一块偏黄绿、一块纯白的 LED 面板照着同一排彩色方块',
    en: 'Two LED panels, one greenish and one clean white, light the same row of coloured cubes',
  },
  'article-capture-usb-bandwidth': {
    zh: '粗细不同的几根线缆接进采集盒，再由一根线连到笔记本电脑',
    en: 'Cables of different thickness enter a capture box, and one lead goes on towards a laptop',
  },
  'article-backup-stream-srt': {
    zh: '编码器与远端之间两条发光的线路，橙色一条中途断开，蓝色一条完好',
    en: 'Two glowing lines between encoder and far end: the orange one is broken half-way, the blue one holds',
  },
  'article-live-room-power-heat': {
    zh: '配电箱里有一只开关亮红，排插插满了线，后面两盏灯亮着',
    en: 'One switch of a breaker box shows red, a power strip is full of plugs, two lights are on behind it',
  },
  'article-room-acoustics-small-studio': {
    zh: '小房间一角：木条与吸音板前立着一支话筒，声波一圈圈散开',
    en: 'The corner of a small room: a microphone before slats and absorbers, rings of sound around it',
  },
  'article-codec-h264-hevc-av1': {
    zh: '深色台座上三块由大到小的玻璃立方体，里面封着同一幅小小的风景',
    en: 'Three glass cubes, each smaller than the last, hold the same tiny landscape',
  },
  'article-acceptance-you-can-measure': {
    zh: '工作台上的测光表、钢尺、秒表与一块打满勾的核对板',
    en: 'A light meter, a steel ruler, a stopwatch and a ticked checklist on a workbench',
  },
  'article-season-calendar-planning': {
    zh: '桌上一只分成二十四格的圆盘日历，四周是花、绿叶、金叶与雪的微缩布景',
    en: 'A round calendar of twenty-four parts on a table, with small sets of blossom, green, gold leaves and snow around it',
  },
  'article-dami-desktop': {
    zh: '书桌上两块屏幕，一块列着流程单，一块滚动着评论，右边立着正在直播的手机',
    en: 'Two displays on a desk, one with the run of show, one with comments; on the right the phone that is live',
  },
  'article-gpu-choice': {
    zh: '侧立的三风扇显卡，上沿亮着青色灯条，前面放着四颗螺丝和一把螺丝刀',
    en: 'A graphics card with three fans on its edge, a cyan light along the top, four screws and a screwdriver in front',
  },
  'article-site-uplink-wifi-5g': {
    zh: '三张 SIM 卡各引出一条粗细不同的光线，汇入带四根天线的盒子，再合成一条粗光线送出',
    en: 'Lines of light of different width run from three SIM cards into a box with four aerials, and one thick line leaves it',
  },
  'article-wireless-microphones': {
    zh: '两支手持无线话筒斜放在桌上，后面是竖着两根天线的接收机',
    en: 'Two hand-held wireless microphones on a table, behind them a receiver with two aerials',
  },
  'article-tally-intercom': {
    zh: '两台摄像机，近的一台亮红灯，远的一台亮绿灯，右边架子上挂着通话耳机',
    en: 'Two cameras, the near one with a red light, the far one with a green light; an intercom headset on its stand at the right',
  },
  'article-hdr-live-room': {
    zh: '十级台阶由黑到白逐级升高，最高的两级自己发光',
    en: 'Ten steps rise from black to white; the two highest shine by themselves',
  },
  'article-camera-bodies-live': {
    zh: '相机的侧翻屏翻开在机身旁，接口外的线夹夹住两根线，后面的计时器显示 02:00:00',
    en: 'A camera with its screen swung out beside the body, a clamp that holds two cables, and a timer at 02:00:00 behind it',
  },
  'article-troubleshoot-cutout-edges': {
    zh: '两块屏并排：左边是绿幕前一头散发，边缘发绿；右边是它的透明通道，黑底白人，发丝之间留着缝。前面放着一只放大镜',
    en: 'Two screens: loose hair with green edges in front of a green screen, and its matte, white on black with gaps between the strands; a magnifying glass lies before them',
  },
  'article-troubleshoot-echo': {
    zh: '音箱向支架上的话筒发出一圈圈声波，一根发光的线从话筒绕过桌面回到音箱',
    en: 'A loudspeaker sends arcs of sound to a microphone on its stand, and a glowing cable runs from the microphone round the table back to the loudspeaker',
  },
  'article-troubleshoot-stutter': {
    zh: '架子上一排画面，小球在其中弹跳；第四格只剩红框，那一帧正掉向桌面',
    en: 'A row of frames on a rack shows a ball that bounces; the fourth place is an empty red outline, and its frame is falling to the table',
  },
  'article-srt-tuning': {
    zh: '两个盒子之间排着一列绿色的数据包，中间缺了一个，一个橙色的正从上方飞来补上',
    en: 'A row of green packets leads from one box to another; one is missing, and an orange one flies in over the row to fill its place',
  },
  'article-teleprompter-geometry': {
    zh: '摄像机镜头前的斜玻璃上映出下方屏幕的几行字，一道橙色光线从屏幕向上，经玻璃折向前方',
    en: 'A slanted glass before a camera lens reflects the lines of the screen below it; an orange ray goes up from the screen and turns forward at the glass',
  },
  'article-troubleshoot-colour-mismatch': {
    zh: '两台摄像机对着同一只瓶子和同一张色卡，左边的屏幕偏橙，右边的屏幕偏蓝',
    en: 'Two cameras face the same bottle and colour chart; the left one’s screen shows them too orange, the right one’s too blue',
  },
  'article-troubleshoot-flicker': {
    zh: '后面的 LED 面板亮得均匀，前面手机屏幕里的同一块面板却横着几道暗条纹',
    en: 'An LED panel shines evenly; on the screen of the phone before it, dark bands cross the same panel',
  },
  'article-monitor-calibration': {
    zh: '大屏、小屏和手机显示同样的彩条，大屏正中挂着一只测色探头',
    en: 'A large screen, a small one and a phone show the same colour bars; a probe hangs on the middle of the large one',
  },
  'article-live-captions': {
    zh: '话筒发出的声波连到屏幕，屏幕上人物剪影的下方是两行字幕',
    en: 'The level of a voice runs from a microphone to a display, where two lines of captions stand below a figure in silhouette',
  },
  'article-live-rules-content': {
    zh: '瓶颈上系着两张价签，一张的价格划了线，旁边是放大镜与打了勾的清单',
    en: 'Two price tags tied to the neck of a flask, the price on one struck through, beside a magnifying glass and a ticked list',
  },
  'article-iphone-live': {
    zh: '桌面三脚架夹着一部竖着的手机，屏上是主播的剪影，数据线连着充电宝，旁边平放的另一部手机显示流程单，左后方是一只采集盒',
    en: 'A phone upright in a table tripod, a presenter in outline on its screen, a cable to a power bank; another phone lying flat shows a run of show, a capture box at the back left',
  },
  'article-dami-roles-errors': {
    zh: '五张胸卡依次叠开，挂绳颜色各不相同，后面三脚架上的手机显示一条警告，右边是一把铜锁',
    en: 'Five passes fanned out, each on a ribbon of another colour; behind them a phone on a tripod shows a warning, a brass padlock at the right',
  },
  'article-live-music-rights': {
    zh: '桌上一页乐谱，旁边的黑胶唱片半露在红色封套外，封套上立着一副耳机，右边是一把铜锁',
    en: 'A page of music beside a record half out of its red sleeve, headphones on a stand on the sleeve, a brass padlock at the right',
  },
  'article-live-rules-people': {
    zh: '深色桌面上的授权书与钢笔、一把锁好的铜锁、一张头像只有轮廓的证件',
    en: 'A release form with a pen, a closed brass padlock and a pass whose portrait is only an outline, on a dark table',
  },

  // Sets of the home page, the product pages and the scenes.
  'home-stage': {
    zh: '昏暗的演播厅里，一道光缝把绿幕和山间日出的虚拟世界分开，主播背对镜头站在光缝旁',
    en: 'A dark studio where a seam of light divides a green screen from a mountain sunrise; a presenter stands at the seam with her back to us',
  },
  'about-studio': {
    zh: '暖光下的大演播厅：绿幕、弧形屏与访谈角并列，前面是摆着笔记本电脑和茶具的长桌',
    en: 'A large studio in warm light: a green screen, a curved LED screen and an interview corner side by side, a long table with a laptop and tea in front',
  },
  'live-room-hero': {
    zh: '木质柜台上摆着护肤品，台后的主播转身面向屏幕上的城市夜景，张开双臂，琥珀色光束落在台上',
    en: 'Skincare on a wooden counter; the presenter behind it has turned to a screen with a city at night and opens both arms, amber beams falling on the stage',
  },
  'live-room-demo': {
    zh: '直播间模型：木台上主播站在茶席旁，身后的 LED 屏放着晨山，前面是三台摄像机，顶上和两侧是灯',
    en: 'Model of a live room: a presenter beside a tea table on a wooden deck, hills at dawn on the LED wall behind, three cameras in front, lights above and at both sides',
  },
  'live-room-gallery-1': {
    zh: '导播台：一人背对镜头坐在屏幕前，桌上是切换台与几块监视器，前方主播站在清晨湖景的布景前',
    en: 'The control desk: an operator, seen from behind, at several monitors and a switcher; the presenter before a lake in the morning beyond',
  },
  'live-room-gallery-2': {
    zh: '从机位侧面看夜景直播间：前景是摄影机与操作员的剪影，柜台后的主播侧身面向弧形屏上的城市灯火',
    en: 'The night set from the side: a camera and its operator in silhouette; behind the counter the presenter, turned to the city lights on the curved screen',
  },
  'live-room-gallery-3': {
    zh: '前景是几瓶护肤品和礼盒，侧身的主播在后方虚化，背景是流动的琥珀色光纹',
    en: 'Skincare bottles and a gift box in front, the presenter soft behind them in profile, waves of amber light at the back',
  },
  'live-room-gallery-4': {
    zh: '搭建中的绿幕棚：两人背对镜头站在柔光箱之间，右边一人抬手遮光看灯位，地面画着橙色的中线',
    en: 'A green studio being set up: two people between softboxes, seen from behind, the one on the right shading his eyes to look at the lights; amber centre lines on the floor',
  },
  'cyan-hero': {
    zh: '穿橙红长裙的主播背对镜头站在青色弧形幕布的边缘，抬起一只手；发光的取景框里背景由棋盘格散成山间的晨光',
    en: 'A presenter in a long orange-red dress at the edge of a cyan screen, her back to us and one hand raised; inside a luminous frame the background breaks from a checkerboard into morning light over mountains',
  },
  'cyan-demo': {
    zh: '同一位主播背影的三联画面：青色幕前的原片，长发被风吹起；黑白透明通道，松散的发丝是灰色；合成后的山景',
    en: 'The same presenter from behind, three times: in front of the cyan screen, her long hair in the wind; as a matte, loose hairs in grey; and in a mountain scene',
  },
  'cyan-gallery-1': {
    zh: '穿杏黄衬衫、长发被风吹起的主播侧身而立，头转向里侧，双手抬在身前；松散的发丝和手指衬在青色幕前，左边的监视器上是同一身影的白色透明通道',
    en: 'A presenter in an amber blouse from the side, her long hair in the wind, her head turned away and both hands raised before her; loose hairs and fingers stand out against the cyan screen, and a monitor on the left shows the same shape in white as a matte',
  },
  'cyan-gallery-2': {
    zh: '青色弧形幕上排着九个圆环，左边一人背对镜头，逆光成剪影；右边的摄影机对着幕布',
    en: 'Nine rings in rows on a cyan screen; at the left a person seen from behind, dark against the light, at the right a camera facing the screen',
  },
  'cyan-gallery-3': {
    zh: '青色幕前桌上的四只瓶子，后面的显示器上是抠像软件的界面',
    en: 'Four bottles on a table before the cyan screen, the keyer on a monitor behind them',
  },
  'cyan-gallery-4': {
    zh: '抠像工位：笔记本电脑和示波器画面，远处的主播侧身站在青色幕布前',
    en: 'The keying desk: a laptop and scopes; beyond, the presenter in front of the cyan screen, turned to the side',
  },
  'flower-hero': {
    zh: '圆形花台上，背对镜头的主播高举左手、展开右臂，粉色花瓣盘旋着升过三道拱门',
    en: 'On a round flower stage a presenter with her back to us raises her left hand and opens her right arm; pink petals whirl up past three arches',
  },
  'flower-demo': {
    zh: '从斜上方看秋色花台：金色花瓣绕着背对镜头的主播盘旋，一处被触碰的地方绽开一圈圈光环和橙金色花瓣',
    en: 'An autumn flower stage from above: golden petals circle the presenter, seen from behind, and rings of light with orange and gold petals open where it is touched',
  },
  'flower-gallery-1': {
    zh: '樱枝下的圆台上摆着粉色护肤瓶，花瓣散落在台面',
    en: 'Pink skincare bottles on round plinths under a blossoming branch, petals scattered over the table',
  },
  'flower-gallery-2': {
    zh: '从身后看场控台：屏幕上是二十四格花材和粉色的预览，预览里心形升起；旁边一部手机正在直播，后面一瓶粉色的花',
    en: 'An operator at the desk, from behind: on the screen a grid of twenty-four flowers and a pink preview with rising hearts, beside it a streaming phone and a vase of pink flowers',
  },
  'flower-gallery-3': {
    zh: '秋季主题的近景：圆台上叠着红色和米色的礼盒，旁边三只茶罐，身后是金色与锈红的花丛和一轮圆月',
    en: 'Autumn close up: a red and a cream gift box on a round plinth with three tea tins, gold and rust-red flowers and a large pale moon behind them',
  },
  'flower-gallery-4': {
    zh: '冬季主题：立在桌上的手机里，背对镜头的主播身着红衣，四周是白花与红梅，身前有字幕条；手机旁一枝红梅，后面的长花箱里开着白花',
    en: 'Winter: on an upright phone a presenter in red, seen from behind amid white and red blossoms, with a caption bar; a red plum branch beside the phone, white flowers in long boxes behind it',
  },
  'sdk-hero': {
    zh: '五层发光画板向后逐层升高：最前是合成结果，后面依次是透明背景、透明通道、边缘图与绿幕原片',
    en: 'Five luminous panes rise one behind another: the composite in front, then the cut-out, the matte, the edges and the green-screen frame',
  },
  'sdk-demo': {
    zh: '左边是抽象的代码面板，右边是带滑杆的抠像界面，光线把两者连起来',
    en: 'A pane of abstract code on the left and a keying interface with sliders on the right, joined by lines of light',
  },
  'sdk-gallery-1': {
    zh: '中央发光的内核连着手机、笔记本电脑、显示器、平板和一台亮着指示灯的机架服务器，每块屏幕上都是同一个合成画面',
    en: 'A glowing core in the middle, wired to a phone, a laptop, monitors, a tablet and a rack server with a row of lights; every screen shows the same composite',
  },
  'sdk-gallery-2': {
    zh: '近看层叠的画板，画面是一只手举着一瓶精华：绿幕原片在前，边缘图、透明通道、透明背景与合成结果在后，四边泛着紫光',
    en: 'The stack of panes up close, a hand holding up a bottle: the green-screen frame first, then edges, matte, cut-out and composite, each edged in violet',
  },
  'app-hero': {
    zh: '桌上的手机架在环形灯中央开播，屏幕里是三支口红，旁边是手袋、口红和护肤品，背景是蓝色光斑',
    en: 'A phone goes live in the middle of a ring light on a desk, three lipsticks on its screen; a handbag, lipsticks and skincare beside it, blue points of light behind',
  },
  'app-demo': {
    zh: '三部手机并列：一部在花园背景里直播一只玫红色手袋，一部在城市夜景前由一只手举着精华瓶，第三部是直播数据页',
    en: 'Three phones side by side: a live room with a crimson handbag in a garden, one where a hand holds up a serum bottle before a city at night, and the figures of a show',
  },
  'app-gallery-1': {
    zh: '木桌上的茶具与正在直播的手机，手机画面里是同一套茶具，背景是清晨的湖',
    en: 'A tea set and a live phone on a wooden table; on its screen the same tea set before a lake in the morning',
  },
  'app-gallery-2': {
    zh: '下播后的桌面：笔记本电脑上是直播数据曲线，旁边放着手机、耳机和一杯茶',
    en: 'The desk after the show: the curve of the session on a laptop, with a phone, headphones and a cup of tea',
  },
  'app-gallery-3': {
    zh: '从上方看灰蓝色的桌面：直播中的手机屏幕里是托盘上的两杯茶，四周放着草帽、手袋、格子围巾和耳机',
    en: 'A grey-blue table from above: two cups of tea on a tray on the screen of a live phone, a straw hat, a handbag, a checked scarf and headphones around it',
  },
  'app-gallery-4': {
    zh: '青色背景纸前放着一只红色礼盒，前面五部手机摊成扇形，同一只礼盒在每部的画面里置身不同的虚拟场景',
    en: 'A red gift box on a sweep of cyan paper; five phones fanned out before it show the same box, each in a different virtual scene',
  },
  'scene-ecommerce': {
    zh: '橙红色带货棚：主播背对镜头站在拱门前，圆台上陈列手袋、草帽、护肤品和礼盒',
    en: 'A selling set in orange red: the presenter before an arch with her back to us; a handbag, a straw hat, skincare and gifts on round plinths',
  },
  'scene-launch': {
    zh: '发布会现场：巨幕上是放射的光环，讲者抬手立于台上，台下是观众的剪影',
    en: 'A launch: rings of light on a huge screen, the speaker on stage with a hand raised, the audience in silhouette',
  },
  'scene-training': {
    zh: '培训演播室：讲师站在木格栅墙前，转身指着大屏上的图表，两侧是摄影机',
    en: 'A training studio: before a slatted wooden wall the lecturer has turned to point at a chart on a large screen, cameras on both sides',
  },
  'scene-medical': {
    zh: '青白色的医疗访谈棚：两人面对面坐在扶手椅上，中间台座上是一颗心脏模型，身后屏幕有一条心电曲线',
    en: 'A medical talk in teal and white: two people in armchairs face each other, a model of a heart between them, a pulse line on the screen behind',
  },
  'scene-government': {
    zh: '政企演播室：一位主持人站在蓝色弧形桌后，指向身后大屏上的城区地图，一条河从中穿过，坐着的另一位转身看去',
    en: 'A studio for government and enterprise: at a curved blue desk one presenter stands and points to the map of a district with its river on the screen behind, the other, seated, has turned to look',
  },

  // The virtual scene of the demo project and the references of its requirement sheet.
  // Panoramas: what one sees who looks around on the terrace.
  'panorama-tea-terrace-dawn': {
    zh: '茶山露台的全景：茶席、木栏杆与三层茶山，太阳在左侧山后，谷里有雾',
    en: 'Panorama from the terrace: tea table, railing and the tea hills, the sun behind the ridge on the left and mist in the valley',
  },
  'panorama-tea-terrace-noon': {
    zh: '茶山露台的全景：正午的蓝天白云下，茶席、木栏杆与翠绿的茶山',
    en: 'Panorama from the terrace: tea table, railing and green tea hills under a blue sky at noon',
  },
  'panorama-tea-terrace-dusk': {
    zh: '茶山露台的全景：紫红色的晚霞，茶席旁一盏点亮的纸灯',
    en: 'Panorama from the terrace: a violet evening sky, and a lit paper lamp beside the tea table',
  },
  'panorama-tea-terrace-snow': {
    zh: '茶山露台的全景：茶垄、栏杆和木地板上落着雪，空中还有雪花',
    en: 'Panorama from the terrace: snow on the rows of tea, the railing and the floor, and flakes in the air',
  },
  'panorama-ecommerce-show': {
    zh: '拱门带货间的全景：橙红圆台上的主播与两侧货台，左右各一台摄影机，右上方是柔光箱',
    en: 'Panorama of the selling set: the host on a round orange-red stage between plinths of goods, a camera on either side, a softbox at the upper right',
  },
  'panorama-launch-show': {
    zh: '发布舞台的全景：观众席前的巨幕与讲者，两侧是蓝色和橙红色的光束',
    en: 'Panorama of the launch stage: the speaker before the screen, seen over the heads of the audience, with a blue and an orange beam at the sides',
  },
  'panorama-training-show': {
    zh: '木格栅讲堂的全景：大屏与讲桌后的讲师，两侧各有一台摄影机和一只柔光箱',
    en: 'Panorama of the lecture studio: a large screen, the lecturer behind her table, a camera and a softbox on either side',
  },
  'panorama-medical-show': {
    zh: '青白访谈间的全景：圆台上的两位嘉宾与心脏模型，头顶是灯架，左右各一台摄影机',
    en: 'Panorama of the medical talk: two guests and a model of a heart on a round stage, a truss overhead, a camera on either side',
  },
  'panorama-government-show': {
    zh: '政策播报厅的全景：弧形桌与整面城区地图，左侧是返看屏，两旁各有一台摄影机',
    en: 'Panorama of the policy desk: the curved desk before the map of a district, a return monitor at the left, a camera on either side',
  },
  'panorama-ecommerce-evening': {
    zh: '拱门带货间晚场的全景：正面的光收暗，紫色的底光里拱门与圆形光斑仍亮着',
    en: 'Panorama of the selling set late in the evening: the front is dim, arches and the disc of light still shine in violet',
  },
  'panorama-launch-dark': {
    zh: '发布舞台揭晓前的全景：灯光压到最低，只有巨幕照着台上的剪影与观众席',
    en: 'Panorama of the launch stage before the reveal: lamps nearly off, the screen alone lights the speaker and the rows',
  },
  'panorama-training-night': {
    zh: '木格栅讲堂晚课的全景：四周暗下来，暖光落在讲师和大屏前',
    en: 'Panorama of the lecture studio in the evening: dark around, warm light on the lecturer and before the screen',
  },
  'panorama-medical-warm': {
    zh: '青白访谈间暖光下的全景：圆台、扶手椅与心脏模型染上琥珀色',
    en: 'Panorama of the medical talk in warm light: stage, armchairs and the heart in amber',
  },
  'panorama-government-night': {
    zh: '政策播报厅晚间的全景：深蓝的暗场里，弧形桌与城区地图发着光',
    en: 'Panorama of the policy desk at night: desk and map glow in deep blue',
  },
  'panorama-government-chart': {
    zh: '政策播报厅的全景：大屏左侧换成政策图解，右侧是城区地图',
    en: 'Panorama of the policy desk: a slide with charts at the left of the screen, the map at the right',
  },
  'ecommerce-evening': {
    zh: '晚场的拱门带货间：正面的光收暗，拱门与圆形光斑在紫色里亮着',
    en: 'The selling set late in the evening: the front is dim, arches and the disc of light shine in violet',
  },
  'launch-dark': {
    zh: '揭晓前的发布舞台：只有巨幕照着讲者与观众的剪影',
    en: 'The launch stage before the reveal: the screen alone lights the speaker and the audience',
  },
  'training-night': {
    zh: '晚课时的木格栅讲堂：四周暗下来，暖光落在讲师身上',
    en: 'The lecture studio in the evening: dark around, warm light on the lecturer',
  },
  'medical-warm': {
    zh: '暖光下的青白访谈间：两位嘉宾之间的心脏模型染上琥珀色',
    en: 'The medical talk in warm light: two guests, the heart between them in amber',
  },
  'government-night': {
    zh: '晚间的政策播报厅：深蓝的暗场里，弧形桌与城区地图发着光',
    en: 'The policy desk at night: desk and map glow in deep blue',
  },
  'government-chart': {
    zh: '政策播报厅：大屏左侧是政策图解，右侧是城区地图',
    en: 'The policy desk with charts at the left of the screen and the map at the right',
  },
  'tea-terrace-dawn': {
    zh: '晨雾里的茶山：左侧低低的暖光照着一垄垄茶树，木栏杆前的茶席上摆着白瓷茶具和一枝淡粉色的花',
    en: 'Tea terraces in morning mist: low warm light from the left on the rows, a table with a white tea set and a pale pink branch before a wooden railing',
  },
  'tea-terrace-noon': {
    zh: '同一座茶山的晴日正午：蓝天白云，茶垄鲜绿，纸灯在木地板上投下短短的影子',
    en: 'The same terraces on a clear noon: blue sky with white clouds, bright green rows, a lamp with a short shadow on the planks',
  },
  'tea-terrace-dusk': {
    zh: '同一座茶山的傍晚：紫色天空里云边泛橙，茶垄暗下来，木地板上一盏纸灯亮着',
    en: 'The same terraces at dusk: orange clouds in a violet sky, dark rows, one paper lamp lit on the planks',
  },
  'tea-terrace-snow': {
    zh: '同一座茶山的小雪天：茶垄和木地板的边缘覆着雪，空中飘着雪花，茶席上一枝红梅，纸灯亮着',
    en: 'The same terraces in light snow: snow on the rows and along the edge of the planks, flakes in the air, a branch of red plum on the table, the paper lamp lit',
  },
  'tea-room': {
    zh: '夜里的木构茶室：格窗敞开的一面对着水面、远山和月亮，矮桌上摆着茶具，桌上方亮着一盏纸灯',
    en: 'A wooden tea room at night: between lattice windows it opens to water, ridges and the moon; a lit paper lamp over a low table with a tea set',
  },
  'tea-table-top': {
    zh: '从正上方看茶台：墨绿色桌旗上的木托盘里是白瓷茶壶和三杯红褐色的茶，旁边两朵淡粉色的花',
    en: 'The tea table from straight above: a white pot and three cups of red-brown tea on a wooden tray, two pale pink flowers beside it, on a dark green runner',
  },

  // Pictures of the cases: the room, then what it gives.
  'case-zhiyu-skincare-flower-room': {
    zh: '小房间里黑绒围出窄蓝幕，桌上摆着淡绿色瓶子，上方有柔光灯，地面贴着十字标',
    en: 'A small room: a narrow blue screen between black curtains, pale green bottles on the table, softboxes above and marks on the floor',
  },
  'case-zhiyu-skincare-flower-room-2': {
    zh: '合成画面：一只手举起一瓶精华，白桌上排着淡绿色的瓶罐，身后是粉色春花的布景',
    en: 'The composite: a hand holds up a bottle over a white table with pale green bottles and jars, in a pink set of spring flowers',
  },
  'case-zhiyu-skincare-flower-room-3': {
    zh: '合成画面：四只淡绿色瓶子和一只面霜罐立在浅色圆台上，身后是虚化的粉色花丛和一轮浅色的圆月',
    en: 'The composite: four pale green bottles and a jar on light round plinths, pink flowers and a large pale moon out of focus behind them',
  },
  'case-xingjia-auto-online-launch': {
    zh: '绿色弧幕前的灰色轿车，上方是大面积柔光箱，三台摄影机呈扇形排开',
    en: 'A grey saloon on a green cyclorama under a large overhead softbox, three cameras in a fan',
  },
  'case-xingjia-auto-online-launch-2': {
    zh: '合成画面：灰色轿车停在夜晚的公路上，身后是亮着窗的高楼',
    en: 'The composite: a grey car on a road at night, tower blocks with lit windows behind it',
  },
  'case-zhilan-academy-lecture-rooms': {
    zh: '由办公室改成的讲课间：绿幕前背对镜头的讲师、平板灯、返看屏和吸音墙',
    en: 'An office turned lecture room: the lecturer, turned away, before a green screen, panel lights, return monitors and absorbing walls',
  },
  'case-zhilan-academy-lecture-rooms-2': {
    zh: '俯视剖面：六间相同的小讲课间分成两排，每排三间，门前各有一条走廊',
    en: 'A cutaway from above: six identical lecture rooms in two rows of three, a corridor in front of each row',
  },
  'case-qihe-medical-teaching-studio': {
    zh: '青色布景里，背对镜头的讲师指向悬浮的大型心脏模型，身后屏幕有一条心电曲线',
    en: 'In a teal set a lecturer with his back to us points to a large floating model of a heart, a pulse line on the screen behind',
  },
  'case-qihe-medical-teaching-studio-2': {
    zh: '真实的房间：L 形绿幕角、无影灯式柔光、两台摄像机和齐眼高的返看屏，穿白大褂的讲师背对镜头，指着桌上的心脏模型',
    en: 'The real room: an L-shaped green corner, a surgical-style light, two cameras, a return monitor at eye level; a teacher in a white coat, turned away, points at a model of a heart on the table',
  },
  'case-shuqi-home-textiles-day-night': {
    zh: '三面绿幕围着一张铺好的床，上方是大柔光箱，旁边叠着被子',
    en: 'A made bed between three green screens under a large softbox, folded quilts beside it',
  },
  'case-shuqi-home-textiles-day-night-2': {
    zh: '合成画面：同一张床置身夜晚的卧室，窗外一轮明月，床头灯亮着',
    en: 'The composite: the same bed in a bedroom at night, a full moon in the window and the bedside lamp lit',
  },
  'case-linjiang-district-policy-studio': {
    zh: '绿幕前的双人桌正对提词摄影机，两位讲解人侧身交谈，右侧小绿板前站着转身看向他们、正在打手语的翻译',
    en: 'A desk for two before a green screen, facing a prompter camera; the two speakers have turned to each other, and the interpreter at a smaller green panel on the right signs as she looks over to them',
  },
  'case-linjiang-district-policy-studio-2': {
    zh: '合成画面：双人桌置身明亮大厅，窗外隔着一条平静的河是天际线，两位讲解人转身看着一侧大屏上的政策原文，右下角的小窗里手语翻译正在打手语',
    en: 'The composite: the desk in a bright hall with a skyline across a calm river outside the windows; the two speakers have turned to the text of the policy on a large screen at the side; in a window at the lower right the interpreter signs',
  },
  'case-yunxi-classroom-sdk-rollout': {
    zh: '圆台上的笔记本电脑、显示器、平板、手机和一体机，各显示一位换了背景的人像',
    en: 'A laptop, a monitor, a tablet, a phone and a kiosk on pedestals, each with a person before a different soft background',
  },
  'case-yunxi-classroom-sdk-rollout-2': {
    zh: '十余块人像画面围成弧形，一位背对镜头的讲师站在前面抬手',
    en: 'More than a dozen tiles of people in an arc, before them a lecturer turned away, with a raised hand',
  },
  'case-qingling-tea-mountain-live': {
    zh: '清晨茶山前的木桌：茶具、电池箱与聚合路由，三脚架上的手机罩着遮光罩，桌后的主播转身指向茶垄',
    en: 'A wooden table before tea terraces at dawn: tea set, power pack and bonding unit, a hooded phone on a tripod; behind the table the presenter has turned to point at the rows',
  },
  'case-qingling-tea-mountain-live-2': {
    zh: '蓝幕前的木柜台摆着玻璃茶杯和茶叶罐，柜台后的主播转身面向蓝幕，旁边的监视器上是茶山合成画面',
    en: 'A wooden counter with glass cups and tea tins before a blue screen, the presenter behind it turned away; the composite with tea terraces on a monitor',
  },
  'case-qingling-tea-mountain-live-3': {
    zh: '合成画面：木柜台上三只玻璃杯里泡着绿茶，旁边是茶叶罐和白色的花，身后是一垄垄茶树的山坡',
    en: 'The composite: three glasses of green tea on a wooden counter with tins and white flowers, slopes with rows of tea behind them',
  },
};
