import type { SearchKind } from '#contracts/enums/search.ts';
import type { Locale } from '#contracts/locale.ts';

/** The questions that a record answers, in the words of visitors. */
interface RecordQuestions {
  kind: Exclude<SearchKind, 'page'>;
  /** Slug of the record; for a product its key. */
  slug: string;
  questions: Partial<Record<Locale, string[]>>;
}

const documents: Record<string, string[]> = {
  'choose-your-setup': [
    '小房间选哪个方案 20 平米选哪个',
    '绿幕和 LED 屏哪个好',
    '预算有限怎么选设备',
    '起步配置 设备清单 要买哪些设备',
    '要多大地方 需要多大空间 多大的房间够用',
  ],
  'room-survey': ['怎么量房 要量哪些尺寸', '勘测要准备什么', '层高够不够 进深够不够'],
  'first-live-room': [
    '新手怎么搭直播间',
    '从零开始搭建 需要哪些步骤',
    '直播间怎么布置',
    '新手教程 入门教程 从哪里开始',
  ],
  'install-cyan': [
    '青幕怎么安装',
    '青幕安装失败 装不上',
    '电脑配置要求 显卡要求',
    '怎么升级青幕 新旧版本并存',
    '青幕教程 青幕入门',
  ],
  'pre-show-checklist': ['开播前要检查什么', '开播前准备 检查清单'],
  'power-and-ups': ['跳闸怎么办', '停电了怎么办', 'UPS 买多大', '设备上电顺序'],
  'small-room-lighting': ['房间小怎么打光', '离绿幕太近怎么办', '进深不够'],
  'green-screen-lighting': ['绿幕怎么打光', '绿幕要几盏灯', '绿幕反光 人身上有绿光'],
  'three-point-lighting': [
    '灯怎么摆 灯放在哪里',
    '主播脸上有阴影',
    '补光灯怎么用',
    '直播间灯光怎么布置',
  ],
  'lighting-ratio-and-waveform': ['怎么看波形图', '曝光多少合适 太亮太暗', '用灰卡校白平衡'],
  'flicker-50hz': ['快门设多少不闪', '灯光频闪 快门速度'],
  'camera-settings-for-keying': ['相机参数怎么设', '快门 光圈 感光度 白平衡怎么设', 'ISO 设多少'],
  'lens-sensor-depth': ['相机离人多远', '拍全身用多长焦距 镜头怎么选', '背景虚化'],
  'hdmi-sdi-cables': ['线太长没信号', '线坏了什么样', 'HDMI 线最长多少米'],
  'capture-usb-bandwidth': ['采集卡选哪种格式', '为什么只有 MJPEG', '多个采集卡同时用掉帧'],
  'rec709-chroma-subsampling': ['画面发灰 发白 像蒙了一层雾', '颜色变淡', '4:2:0 4:2:2 区别'],
  'multicam-genlock': ['多机位不同步', '切换机位画面跳', '同步锁相怎么接'],
  'room-acoustics': ['用什么麦克风 话筒怎么选', '房间有混响 声音空', '吸音棉贴在哪里'],
  'gain-staging-loudness': ['声音忽大忽小', '声音太小 声音太大 爆音', '音量调多少 响度标准'],
  'lip-sync': ['嘴型对不上声音', '声音比画面快 声音提前', '音画不同步怎么调'],
  'led-wall-moire': ['拍屏幕有波纹 水波纹', '拍大屏有条纹', 'LED 屏亮度开多少'],
  'teleprompter-geometry': ['提词器怎么摆 字号多大', '看提词器眼神飘 像在念稿'],
  'key-colour-choice': [
    '绿幕还是蓝幕 绿布还是蓝布',
    '穿绿色衣服怎么办 衣服被抠掉',
    '商品是绿色的怎么抠',
  ],
  'cyan-parameters': ['青幕参数怎么调', '容差 柔和度 收缩是什么意思', '抠像怎么调'],
  'cyan-settings-reference': ['每个设置是什么意思', '默认值是多少', '设置在哪里 菜单在哪里'],
  'cyan-preset-file': ['快捷键有哪些', '预设怎么导出 导入 备份', '预设文件格式'],
  'person-matting': ['没有绿幕怎么抠像 不用绿幕', '不用绿布换背景', '手里的东西被抠掉'],
  'uneven-background': ['绿幕不均匀', '绿幕有阴影 褶皱', '绿布皱了'],
  'composite-matching': ['人像贴上去的 很假', '脚下没有影子', '透视不对 比例不对'],
  'camera-tracking-calibration': [
    '移动镜头怎么做虚拟场景',
    '背景和镜头对不上 背景滑动',
    '镜头标定',
  ],
  'flower-first-scene': ['花境怎么用 怎么安装', '花瓣挡脸'],
  'flower-palette': ['花瓣挡住商品', '绿叶被抠掉', '颜色抢眼 配色怎么定'],
  'flower-interaction': ['送礼物触发花雨', '花雨太密 卡顿', '点赞特效'],
  'bitrate-and-keyframes': ['码率设多少', '关键帧间隔几秒', '推流参数怎么设 编码设置'],
  'platform-ingest-limits': ['抖音 快手 视频号 淘宝推流要求', '平台码率上限', '推流地址 备用地址'],
  'local-recording': ['怎么录像 录制保存在哪里', '录透明视频', '录像占多大空间', '断电录像丢了'],
  'ndi-srt-rtmp': ['NDI SRT RTMP 区别', '推流协议选哪个'],
  'srt-tuning': ['SRT 延迟设多少', 'SRT 连不上 丢包', 'SRT 密钥 加密'],
  'cyan-obs-vmix': [
    '怎么接 OBS',
    '怎么接 vMix',
    '直播伴侣找不到摄像头 虚拟摄像头',
    'NDI 搜不到 找不到源',
  ],
  'network-qos': ['百兆宽带为什么还卡', '网络怎么分 路由器怎么设', '网速够但是卡'],
  'upload-and-backup': ['直播要多少网速 多少兆', '断网怎么办', '4G 5G 备用网络', '怎么测速'],
  'dami-first-show': [
    '大觅直播怎么用',
    '第一次开播怎么操作',
    '开不了播 开播失败',
    '怎么彩排 模拟直播间',
  ],
  'dami-schedule': ['怎么排班 排期', '主播时间冲突'],
  'run-of-show': ['流程表怎么写 流程单模板 脚本', '直播超时'],
  'dami-product-cards': ['挂错价格 挂错商品', '商品怎么上架 上链接', '库存 预售'],
  'dami-moderation': ['弹幕有人骂人 刷屏', '敏感词 违禁词怎么设', '拉黑 禁言'],
  'dami-multi-host': ['连麦怎么弄', '两个主播一起播', '异地嘉宾 远程连线'],
  'live-report-reading': ['数据怎么看 直播报告', '复盘看什么 转化率', '观看人数为什么掉'],
  'troubleshoot-cutout-edges': [
    '头发发绿 头发边缘绿边',
    '人物边缘发绿 有一圈绿色 脸上发绿',
    '头发抠不干净 发丝没了',
    '人发灰 身上半透明 透出背景',
    '手指断了 身上有洞 被抠穿',
    '黑边 白边 边缘闪烁 锯齿',
    '抠像边缘模糊 像毛玻璃',
    '抠不干净怎么办',
  ],
  'troubleshoot-no-signal': [
    '没有画面 黑屏 蓝屏',
    '无信号 没信号',
    '摄像头打不开 检测不到摄像机',
    '采集卡识别不到',
  ],
  'troubleshoot-flicker': ['画面闪 一闪一闪', '画面有横条纹滚动', '屏幕闪烁'],
  'troubleshoot-colour-mismatch': [
    '颜色不对 偏色 偏黄 偏红',
    '收到的货颜色和直播不一样 色差',
    '两台相机颜色不一样',
  ],
  'troubleshoot-echo': [
    '没声音 没有声音',
    '有回音 回声',
    '啸叫 刺耳的声音',
    '电流声 杂音 滋滋声',
    '声音断断续续',
  ],
  'troubleshoot-stutter': [
    '直播卡顿 很卡',
    '掉帧 丢帧 画面卡住',
    '花屏 马赛克',
    '观众说卡',
    '推流断了 断流 老是断',
  ],
  'sdk-licence': ['许可过期 授权到期', '错误码是什么意思', '许可文件放在哪里', '换电脑 换包名'],
  'sdk-web-quickstart': ['网页抠像怎么做', '浏览器里抠像 JavaScript 示例代码'],
  'sdk-windows-cpp': ['C++ 怎么调用', 'Windows 接入 dll'],
  'sdk-windows-csharp': ['C# WPF WinForms 怎么用', '.NET 接入'],
  'sdk-linux-server': ['服务器批量抠视频', 'Linux ffmpeg 抠像', 'docker 容器里运行'],
  'sdk-android-kotlin': ['安卓 App 抠像', 'Android 接入 aar'],
  'sdk-ios-swift': ['iPhone App 抠像 iOS 接入', 'Xcode 工程怎么加'],
  'sdk-macos-swift': ['Mac App 抠像'],
  'sdk-migrate-1-6': ['SDK 升级 迁移', '新旧版本有什么变化'],
  'sdk-person-matting': ['SDK 不用绿幕', '模型文件缺失 模型怎么载入'],
  'sdk-reference-web': ['TypeScript 接口 类型声明', 'createKeyer 参数'],
  'sdk-reference-cyan-key': ['命令行参数 cyan-key 选项'],
  'dami-desktop': [
    '电脑版怎么用 电脑版怎么和手机配对 怎么连手机',
    '场控用的电脑端 第二块屏',
    '电脑找不到手机 配对失败',
    '电脑版设置 快捷键',
  ],
  'site-uplink-wifi-5g': [
    '户外没有网线怎么直播',
    '多张卡聚合 几张流量卡绑在一起 聚合路由 背包',
    '5G 信号怎么看 信号好但是上传慢',
    '用 Wi-Fi 直播行不行 无线网推流',
  ],
  'gpu-choice': [
    '显卡怎么选 买什么显卡',
    'NVENC 能同时编几路 编码会话上限',
    '编码器过载 显存不够',
    '核显能不能推流 Quick Sync',
    '笔记本直播卡顿 独显直连 插电',
  ],
  'iphone-live': [
    '苹果手机怎么直播 用 iPhone 开播',
    '没有 iOS 版怎么办',
    'iPhone 用什么推流软件 Larix Moblin',
    'iPhone 当摄像头 苹果手机接电脑直播',
    '直播时来电话怎么办 来电断播',
    'iPhone 切后台断流 锁屏直播断了',
    'iPhone 直播发烫 掉帧 变暗',
    '苹果手机推流连不上 SRT 超时 本地网络权限',
  ],
  'dami-roles-errors': [
    '大觅直播怎么加成员 子账号 权限',
    '场控能停播吗 谁能停播',
    '怎么把离职的人移出团队 收回权限',
    '操作日志在哪里 谁改了价格',
    '服务器拒绝推流 推流失败',
    '密钥过期 推流密钥无效',
    '登录不了 登不上去 登录失效',
    'NetStream.Publish.BadName 是什么意思',
    'SRT_REJ_BADSECRET SRT_REJ_TIMEOUT 报错',
    '大觅直播报错 出错提示 存储空间不足 过热',
  ],
  'live-music-rights': [
    '直播间放音乐侵权吗 背景音乐版权',
    '直播唱歌要不要版权 翻唱',
    '音著协 音集协 直播收费',
    '直播回放音乐被下架 切片音乐侵权',
    '哪里有免费可商用音乐 CC 许可',
    '收到音乐侵权投诉怎么办',
    '店里放的歌被直播收进去',
    '定制音乐合同怎么写',
  ],
  'hdr-live-room': ['直播要不要开 HDR', 'HLG 和 PQ 区别', 'HDR 抠像 手机 HDR 忽明忽暗'],
  'camera-bodies-live': [
    '微单怎么当直播机 相机接电脑直播',
    '相机画面上有菜单 对焦框 怎么去掉 HDMI 纯净输出',
    '相机录到 29 分 59 秒就停 录像时间限制',
    '相机过热关机 发烫怎么办',
    '假电池怎么选 电压 USB PD 供电',
    '相机自动关机 自动休眠 怎么关',
    'Micro HDMI 接口松 断线',
    '相机当摄像头 USB 直连还是采集卡',
    'Log 怎么抠像 LUT 套在哪里',
  ],
  'monitor-calibration': [
    '监视器怎么校色 显示器怎么校准',
    '监视器亮度调多少 白调到多少尼特',
    'PLUGE 怎么看 彩条怎么用',
    '手机上看和监视器颜色不一样',
    '几块屏颜色不一致',
    '监视器发灰 16-235 0-255 量化范围怎么看',
    'Windows HDR 要不要关 预览窗发灰',
    '校色仪怎么用 先测什么 ΔE 多少合格',
  ],
  'wireless-microphones': [
    '无线麦断音 断断续续 串频',
    '无线话筒用什么频率 频段合法吗',
    '领夹麦延迟 2.4G 和 U 段区别',
    '无线话筒增益怎么调',
  ],
  'tally-intercom': [
    'Tally 灯怎么接 红灯绿灯',
    '主播不知道看哪个镜头',
    '对讲耳返怎么弄 导播和摄像怎么说话',
    '多画面监看怎么分格 多画面延迟',
  ],
  'live-captions': [
    '直播字幕怎么加 实时字幕',
    '语音识别字幕不准 错字',
    '字幕放哪里 字号多大',
    '手语窗口多大 手语翻译怎么拍',
  ],
  'live-rules-content': [
    '直播带货有什么法规 广告法 违规',
    '数字人直播要标吗 AI 生成要不要标识',
    '虚拟背景要不要声明',
    '划线价 价格欺诈',
  ],
  'live-rules-people': [
    '未成年人能直播吗 多大可以当主播',
    '几岁可以直播 多少岁能做主播',
    '小孩能出镜吗 要不要监护人同意 童装模特',
    '肖像权 出镜同意书',
    '弹幕截图 个人信息 隐私',
  ],
};

const articles: Record<string, Partial<Record<Locale, string[]>>> = {
  'acceptance-you-can-measure': {
    zh: ['验收标准是什么', '怎么算合格 怎么验收'],
    en: ['When is the room finished? How do we accept it?', 'Acceptance test, checklist, criteria'],
  },
  'backup-stream-srt': {
    zh: ['断网怎么办 备用线路', '两条宽带怎么用 双线路'],
    en: [
      'What if the internet goes down? Backup line, second line',
      'How do I set up a backup stream?',
    ],
  },
  'capture-usb-bandwidth': {
    zh: ['采集卡 4K60 是真的吗', '采集卡怎么买'],
    en: ['Which capture card should I buy?', 'Why only 1080p? MJPEG or YUY2?'],
  },
  'codec-h264-hevc-av1': {
    zh: ['用 H.265 还是 H.264', 'AV1 能推流吗'],
    en: ['H.264, H.265, HEVC or AV1: which codec?', 'Can RTMP carry HEVC or AV1?'],
  },
  'cyan-3-2-release': {
    zh: ['青幕 3.2 有什么新功能 更新了什么'],
    en: ['What is new in Cyan 3.2?', 'Uneven green screen, green spill, green edges'],
  },
  'dami-live-2-6': {
    zh: ['大觅 2.6 有什么新功能 更新了什么', '手机上怎么彩排'],
    en: ['What is new in Dami Live 2.6?', 'How can I rehearse a show?'],
  },
  'flower-solar-terms': {
    zh: ['节气花材 怎么更新', '花雨怎么重现'],
    en: ['Petal shower, falling petals, flowers for each season'],
  },
  'led-panel-colour-quality': {
    zh: ['便宜的灯行不行 买什么灯', '显色指数多少够 CRI TLCI', '口红颜色不对'],
    en: [
      'Are cheap lights good enough? Which light should I buy?',
      'CRI, TLCI, Ra, R9, wrong colours under LED',
    ],
  },
  'led-wall-or-green-screen': {
    zh: ['绿幕和 LED 屏哪个好', '买屏还是用绿幕'],
    en: [
      'Green screen or LED wall: which is better?',
      'Moiré on an LED screen',
      'Does it work in a small room?',
    ],
  },
  'lighting-lab-opens': {
    zh: ['灯光实验间怎么预约', '可以带商品来试拍吗'],
    en: ['Can we visit the lab? Can we test our product under your lights?'],
  },
  'lip-sync-offset': {
    zh: ['声音和画面差多少能看出来', '越播越不同步'],
    en: [
      'Lip sync, lip-sync offset, AV sync',
      'Audio out of sync, sound ahead of the video, lips do not match the voice',
    ],
  },
  'live-latency-budget': {
    zh: ['直播延迟太高', '延迟几秒正常 怎么降低延迟'],
    en: ['Why is my stream late? Stream delay, high latency', 'How can I reduce the latency?'],
  },
  'live-room-power-heat': {
    zh: ['直播间空调要几匹', '电费一个月多少', '跳闸 太热'],
    en: [
      'Breaker trips, too hot, air conditioning',
      'Which UPS size? How much power does a live room need?',
    ],
  },
  'measure-glass-to-glass': {
    zh: ['怎么测延迟'],
    en: ['How do I measure latency?'],
  },
  'project-sheets': {
    zh: ['项目进度怎么看 工单怎么看', '需求单 设备单 验收单 是什么'],
    en: ['How do I follow the progress of my project? Work order, brief, device list'],
  },
  'room-acoustics-small-studio': {
    zh: ['隔音棉有用吗 怎么隔音', '外面的声音录进来 漏音'],
    en: ['Does foam block noise? Soundproofing, noise from outside', 'Echo in a small room'],
  },
  'sdk-1-5-linux': {
    zh: ['服务器能用 SDK 吗'],
    en: ['Does it run on a Linux server?', 'Are the results the same on all platforms?'],
  },
  'dami-desktop': {
    en: [
      'How do I pair the phone with the computer? Dami Live Desktop settings, shortcuts',
      'Desktop cannot find the phone',
    ],
  },
  'site-uplink-wifi-5g': {
    en: [
      'How do I stream outdoors without a cable? Streaming over Wi-Fi or 5G',
      'Bonding several SIM cards, bonded modem',
      'The stream stutters, freezes, lags or buffers: upload too slow',
    ],
  },
  'troubleshoot-cutout-edges': {
    en: [
      'Why are the edges green? Green hair, green outline, green fringe around the person',
      'Green edge, how to fix green edges, bad edges, spill, halo',
      'Help with keying, the key looks bad',
      'Edges flicker or jump, the key is noisy',
      'Holes in clothes, hair disappears, missing fingers',
      'Black line, white line, dark outline around the presenter',
    ],
  },
  'gpu-choice': {
    en: [
      'Which graphics card, GPU, video card for streaming and keying?',
      'NVENC session limit, encoder overloaded, Quick Sync',
      'Streaming from a laptop: MUX switch, charger, hybrid graphics',
      'Screen goes black for a second, display driver stopped responding, TDR, event 4101',
    ],
  },
  'iphone-live': {
    en: [
      'How do I stream from an iPhone? Encoder app for iOS, Larix, Moblin',
      'iPhone as a camera for the computer',
      'Stream stops in the background, incoming call, iPhone overheats while streaming',
    ],
  },
  'dami-roles-errors': {
    en: [
      'Team roles, permissions, members, who may stop the show',
      'Login, log in, sign in, cannot log in, session expired',
      'Server refuses the stream, stream key expired, NetStream.Publish.BadName',
      'SRT_REJ_BADSECRET, SRT_REJ_TIMEOUT, error messages of Dami Live',
    ],
  },
  'live-music-rights': {
    en: [
      'Music copyright in a live stream in China, MCSC, CAVCA',
      'Can I play songs in a live stream? Licence for background music, replay taken down',
      'Creative Commons music in a commercial stream',
    ],
  },
  'hdr-live-room': {
    en: ['Should we stream in HDR? HLG or PQ', 'Can I key HDR or HLG video?'],
  },
  'camera-bodies-live': {
    en: [
      'How do I get clean HDMI from a Sony, Canon, Nikon, Panasonic or Fujifilm camera?',
      'Menus and focus frames show in the captured video',
      'Camera stops after 29 minutes 59 seconds, recording limit',
      'Mirrorless camera overheats, shuts down during a stream',
      'Dummy battery or USB-C power for long streams',
      'USB webcam mode or capture card',
      'Should I stream in log? Where does the LUT go?',
    ],
  },
  'monitor-calibration': {
    en: [
      'How do I calibrate a monitor for live video?',
      'Monitor calibration, display calibration',
      'How bright should a monitor be, nits, cd/m2',
      'How to use PLUGE and colour bars',
      'Colours look different on the phone and on the monitor',
      'Washed-out monitor, limited or full range',
      'Colorimeter, probe, delta E, which is good enough?',
    ],
  },
  'wireless-microphones': {
    en: [
      'Wireless microphone drops out, interference',
      'No sound, no audio, the microphone is silent',
      'Which frequencies are legal for radio microphones? UHF or 2.4 GHz',
    ],
  },
  'tally-intercom': {
    en: [
      'Tally light, red and green light on the camera',
      'Intercom, talkback, IFB: how does the director talk to the presenter?',
      'Multiview layout and delay',
    ],
  },
  'live-captions': {
    en: [
      'Live captions, subtitles, speech recognition',
      'Captions are late or wrong',
      'Sign language interpreter window: size, light, framing',
    ],
  },
  'live-rules-content': {
    en: [
      'Live commerce law in China, advertising rules',
      'Do I have to label a digital human, AI-generated content or a virtual background?',
    ],
  },
  'live-rules-people': {
    en: [
      'Minimum age of presenters, minors, children on camera',
      'Release form, likeness, personal data, privacy in a live room',
    ],
  },
  'season-calendar-planning': {
    zh: ['多久换一次场景 什么时候换景', '节气日历 排期'],
    en: ['How often should the set change? Seasonal sets, calendar of solar terms'],
  },
};

const cases: Record<string, Record<Locale, string[]>> = {
  'xingjia-auto-online-launch': {
    zh: ['汽车 车企 新车发布会', '多机位发布会怎么做'],
    en: ['Car launch, automotive, product launch with several cameras'],
  },
  'qingling-tea-mountain-live': {
    zh: ['茶叶 农产品 户外直播', '没有信号的地方怎么直播'],
    en: ['Tea, farm products, streaming outdoors with a weak signal'],
  },
  'zhilan-academy-lecture-rooms': {
    zh: ['学校 老师 讲课 录课 网课', '培训机构 授课间'],
    en: ['Lecture recording, university, school, online courses'],
  },
  'yunxi-classroom-sdk-rollout': {
    zh: ['在线教育 老师在家上课 换背景'],
    en: ['Online teaching, virtual background for teachers at home'],
  },
  'zhiyu-skincare-flower-room': {
    zh: ['护肤品 化妆品 美妆直播间'],
    en: ['Skin care, cosmetics, beauty brand'],
  },
  'linjiang-district-policy-studio': {
    zh: ['政府 政务 政策解读 手语'],
    en: ['Government, public service, sign language interpreter'],
  },
  'qihe-medical-teaching-studio': {
    zh: ['医院 医生 医学 手术讲课'],
    en: ['Hospital, medical training, anatomy lecture'],
  },
  'shuqi-home-textiles-day-night': {
    zh: ['家纺 床上用品 床品 家居直播'],
    en: ['Home textiles, bedding, furniture store'],
  },
};

const products: Record<string, Partial<Record<Locale, string[]>>> = {
  '3d': {
    zh: ['搭建直播间 整套方案', '3D 虚拟直播间', '装修直播间 施工要多久'],
    en: [
      'Build a live room, turnkey studio, virtual set',
      'Can we keep the cameras we have?',
      'Getting started, how to start, first live room',
    ],
  },
  cyan: {
    zh: ['抠像软件 抠图软件', '实时换背景', '青幕是什么', '没网能用吗 离线能用吗'],
    en: [
      'Keying software, chroma key, remove the background',
      'Getting started with keying, how to start',
    ],
  },
  flower: {
    zh: ['花境是什么 花瓣特效', '鲜花背景 节日布景'],
    en: ['Floral background, petals, seasonal set'],
  },
  sdk: {
    zh: ['把抠像放进自己的软件 二次开发', '抠像接口 API'],
    en: ['Integrate keying into our own app, API', 'Keying in the browser or on a server'],
  },
  app: {
    zh: ['大觅直播是什么 直播软件', '手机开播 手机直播', '鸿蒙能用吗'],
    en: ['Live streaming app for Android, go live from a phone'],
  },
};

const downloads: Record<string, Record<Locale, string[]>> = {
  'cyan-web': {
    zh: ['青幕网页版 免安装 浏览器抠像', '没网能用吗 不联网能用吗 离线使用', 'OBS 浏览器来源抠像'],
    en: ['Keyer in the browser without installing', 'Keying in OBS with a browser source'],
  },
  'cyan-keyer': {
    zh: ['键控库 JavaScript TypeScript 抠像库'],
    en: ['Keyer library for JavaScript and TypeScript'],
  },
  'cyan-windows': {
    zh: ['下载青幕 Windows 版', '青幕旧版本 历史版本'],
    en: [
      'Download Cyan for Windows',
      'How to install Cyan, install failed',
      'Older versions of Cyan, system requirements',
    ],
  },
  'cyan-macos': {
    zh: ['下载青幕 Mac 版 苹果电脑'],
    en: ['Download Cyan for Mac', 'How to install Cyan on a Mac'],
  },
  'dami-live-android': {
    zh: ['下载大觅直播安卓版 apk'],
    en: ['Download Dami Live for Android, APK'],
  },
  'dami-live-windows': {
    zh: ['下载大觅直播电脑版'],
    en: ['Download Dami Live Desktop for Windows'],
  },
  'flower-library-windows': {
    zh: ['下载花境花材库 离线包'],
    en: ['Download the Flower library'],
  },
};

const ofKind = (
  kind: RecordQuestions['kind'],
  records: Record<string, Partial<Record<Locale, string[]>>>,
): RecordQuestions[] =>
  Object.entries(records).map(([slug, questions]) => ({ kind, slug, questions }));

/** Questions of the main records of the demo content. */
export const demoQuestions: RecordQuestions[] = [
  ...ofKind(
    'document',
    Object.fromEntries(Object.entries(documents).map(([slug, zh]) => [slug, { zh }])),
  ),
  ...ofKind('article', articles),
  ...ofKind('case', cases),
  ...ofKind('product', products),
  ...ofKind('download', downloads),
];
