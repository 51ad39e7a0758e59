/**
 * What Taiwan and Hong Kong call things, in simplified characters, with the word that the texts use. It counts
 * in this direction only: who searches for 服务器 needs no 伺服器.
 */
// biome-ignore format: a few words a line
const regionalWords = [
  '影片 视频', '视讯 视频', '短片 视频', '影音 视频', '音讯 音频', '讯号 信号', '画素 像素', '解析度 分辨率', '影格率 帧率',
  '位元率 码率', '取样 采样', '转档 编码', '去背 抠像', '侧录 录制', '撷取卡 采集卡', '影像撷取 采集卡',
  '网路 网络', '频宽 带宽', '宽频 宽带', '上载 上传', '数据机 路由器', '分享器 路由器', '伺服器 服务器', '连接埠 端口',
  '软体 软件', '硬体 硬件', '韧体 固件', '程式 程序', '萤幕 屏幕', '荧幕 屏幕', '荧光幕 屏幕', '滑鼠 鼠标', '列印 打印', '档案 文件', '设定 设置', '安装档 安装包',
  '显示卡 显卡', '绘图卡 显卡', '笔电 笔记本', '桌机 台式机', '作业系统 操作系统', '记忆体 内存', '硬碟 硬盘', '随身碟 u盘',
  '咪高峰 话筒', '领夹咪 领夹麦', '单眼相机 单反', '摄录机 摄像机', 
  '直播主 主播', '直播室 直播间', '实况 直播', '登入 登录', '即时 实时', '客制 定制', '客制化 定制', '支援 支持', '相容 兼容',
  '保固 保修', '保养期 保修', '启用码 激活码', '电邮 邮箱',
];

/** The usual word by its regional one. */
export const usualWords: ReadonlyMap<string, string> = new Map(
  regionalWords.map((pair): [string, string] => {
    const [regional = '', usual = ''] = pair.split(' ');
    return [regional, usual];
  }),
);
