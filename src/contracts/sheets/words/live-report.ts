import { defineMessages } from '#contracts/messages.ts';
import { counted } from '../../counted.ts';

/** Words of a live report on its page and in its PDF file. Each figure has a definition. */
export const liveReportWords = defineMessages({
  zh: {
    sheet: '直播报告',
    length: (duration: string) => `时长 ${duration}`,
    dataAt: (time: string) => `数据截至 ${time}`,
    statuses: { scheduled: '未开播', live: '直播中', ended: '已结束' },
    kpis: '核心数据',
    versus: (title: string, day: string) => `变化对比上一场「${title}」（${day}）`,
    kpi: {
      salesFen: ['支付金额', '开播期间支付成功的订单金额合计，未扣除退款'],
      orders: ['支付订单', '开播期间支付成功的订单数'],
      uniqueViewers: ['观看人数', '进入过直播间的人，同一人只计一次'],
      peak: ['最高在线', '每分钟在线峰值中的最大值'],
      average: ['平均在线', '全场每分钟平均在线人数的均值'],
      watchPerViewer: ['人均观看', '累计观看时长 ÷ 观看人数'],
      watchSeconds: ['累计观看', '所有观众停留时长之和'],
      interactions: ['互动次数', '点赞、评论、分享与送礼次数之和'],
      newFollowers: ['新增关注', '开播期间新关注账号的人数'],
    },
    peakAt: (time: string) => `出现在 ${time}`,
    target: '销售目标完成',
    targetText: (share: string, target: string) => `目标 ${target}，完成 ${share}`,
    curve: '在线人数曲线',
    curveLead: '每分钟的平均在线人数，圆点标出节目单上的动作。',
    curveTable: '数据表（每 10 分钟）',
    stepColumns: {
      time: '时间',
      average: '平均在线',
      peak: '最高在线',
      interactions: '互动',
      orders: '订单',
      sales: '支付金额',
    },
    events: {
      product_card: '商品上架',
      lottery: '抽奖',
      coupon: '优惠券',
      set_change: '换景',
      chat_peak: '评论高峰',
      stream_fault: '推流中断',
      note: '备注',
    },
    sources: '流量来源',
    sourcesLead: '观看人数按首次进入的入口划分。',
    source: {
      feed: '推荐流',
      follow: '关注页',
      search: '搜索',
      short_video: '短视频引流',
      share: '分享',
      paid: '付费投放',
      shop: '店铺',
      other_source: '其他',
    },
    people: (count: string, share: string) => `${count} 人 · ${share}`,
    regions: '地区分布',
    regionsLead: '观看人数按登录地区划分，列出前十。',
    devices: '观看设备',
    devicesLead: '观看人数按首次进入的设备划分。',
    device: {
      ios: 'iOS 手机',
      android: 'Android 手机',
      tablet: '平板',
      computer: '电脑',
      tv: '电视',
    },
    products: '商品排行',
    productsLead: '按支付金额排序。点击率 = 点击 ÷ 曝光，转化率 = 订单 ÷ 点击。',
    productColumns: {
      name: '商品',
      price: '价格',
      exposures: '曝光',
      clickRate: '点击率',
      orders: '订单',
      conversion: '转化率',
      sales: '支付金额',
    },
    funnel: '成交漏斗',
    funnelLead: '到达每一步的人数，百分比为占上一步的比例。',
    funnelSteps: {
      exposed: '曝光人数',
      entered: '进入直播间',
      product_viewed: '查看商品',
      ordered: '提交订单',
      paid: '完成支付',
    },
    retention: '观众留存',
    retentionLead: '进入直播间后仍未离开的人，占观看人数的比例。',
    after: (duration: string) => `${duration}后`,
    comparison: '与上一场对比',
    comparisonColumns: { figure: '指标', current: '本场', previous: '上一场', change: '变化' },
    suggestions: '下一场改什么',
    suggestionsLead: '由固定规则从本场数据得出，最多三条；数字点开是曲线上对应的标记。',
    noSuggestions:
      '这一场没有哪一项超过规则的阈值：没有看得见的断流，没有白白流失的高峰，也没有点的人多、买的人少的商品。',
    marker: (number: number) => `曲线上的标记 ${number}`,
    suggestion: {
      streamFault: {
        change: '开播前演练一次线路切换。',
        because: (label: string, seconds: string, before: string, after: string) =>
          `「${label}」持续 ${seconds}\u00a0秒，在线从 ${before}\u00a0人变为 ${after}\u00a0人。`,
      },
      unsoldPeak: {
        change: '人涌进来的五分钟内就上主推商品。',
        because: (label: string, before: string, peak: string, after: string, minutes: string) =>
          `「${label}」把在线从 ${before}\u00a0人拉到 ${peak}\u00a0人，${minutes}\u00a0分钟后才有商品或优惠，那时剩 ${after}\u00a0人。`,
        becauseNoOffer: (label: string, before: string, peak: string, after: string) =>
          `「${label}」把在线从 ${before}\u00a0人拉到 ${peak}\u00a0人，之后没有商品或优惠，十分钟后剩 ${after}\u00a0人。`,
      },
      weakProduct: {
        change: (product: string) => `讲清「${product}」的价格和包含的东西，再放链接。`,
        because: (clicks: string, orders: string, conversion: string, usual: string) =>
          `点击 ${clicks}\u00a0次，下单 ${orders}\u00a0单，转化率 ${conversion}，全场为 ${usual}。`,
      },
      viewerDrop: {
        change: (label: string) => `改短或挪开「${label}」这一段。`,
        because: (before: string, after: string) =>
          `之后的五分钟，在线从 ${before}\u00a0人降到 ${after}\u00a0人。`,
      },
      unansweredChat: {
        change: '把这个问题的回答写进口播，并置顶。',
        because: (label: string, perMinute: string, usual: string) =>
          `「${label}」：每分钟 ${perMinute}\u00a0条评论，平时 ${usual}\u00a0条，之后三分钟节目单上没有回应。`,
      },
    },
  },
  en: {
    sheet: 'Live report',
    length: (duration: string) => `Length ${duration}`,
    dataAt: (time: string) => `Figures up to ${time}`,
    statuses: { scheduled: 'Scheduled', live: 'Live now', ended: 'Ended' },
    kpis: 'Key figures',
    versus: (title: string, day: string) =>
      `Compared with the previous session, “${title}” (${day})`,
    kpi: {
      salesFen: ['Paid sales', 'Sum of all orders paid during the session, returns not deducted'],
      orders: ['Paid orders', 'Orders paid during the session'],
      uniqueViewers: ['Viewers', 'People who came in, each counted once'],
      peak: ['Peak concurrency', 'Highest number of viewers at one moment'],
      average: ['Average concurrency', 'Viewers at any moment, averaged over the session'],
      watchPerViewer: ['Watched per person', 'Total watch time ÷ viewers'],
      watchSeconds: ['Total watch time', 'Watch time of all viewers, added up'],
      interactions: ['Interactions', 'Likes, comments, shares and gifts added up'],
      newFollowers: ['New followers', 'People who started following during the session'],
    },
    peakAt: (time: string) => `reached at ${time}`,
    target: 'Sales target',
    targetText: (share: string, target: string) => `${share} of ${target}`,
    curve: 'Viewers over time',
    curveLead: 'Average viewers per minute; the dots mark events in the run of show.',
    curveTable: 'Figures (every 10 minutes)',
    stepColumns: {
      time: 'Time',
      average: 'Average',
      peak: 'Peak',
      interactions: 'Interactions',
      orders: 'Orders',
      sales: 'Sales',
    },
    events: {
      product_card: 'Product card',
      lottery: 'Prize draw',
      coupon: 'Coupon',
      set_change: 'Set change',
      chat_peak: 'Chat peak',
      stream_fault: 'Stream fault',
      note: 'Note',
    },
    sources: 'Where viewers came from',
    sourcesLead: 'Viewers by where they first came from.',
    source: {
      feed: 'Recommendations',
      follow: 'Following',
      search: 'Search',
      short_video: 'Short videos',
      share: 'Shares',
      paid: 'Paid promotion',
      shop: 'Shop',
      other_source: 'Other',
    },
    people: (count: string, share: string) => `${count} · ${share}`,
    regions: 'Regions',
    regionsLead: 'Viewers by region of sign-in; the first ten.',
    devices: 'Devices',
    devicesLead: 'Viewers by the device they first came in on.',
    device: {
      ios: 'iOS phones',
      android: 'Android phones',
      tablet: 'Tablets',
      computer: 'Computers',
      tv: 'TV sets',
    },
    products: 'Products',
    productsLead: 'By paid sales. Click rate = clicks ÷ exposures, conversion = orders ÷ clicks.',
    productColumns: {
      name: 'Product',
      price: 'Price',
      exposures: 'Exposures',
      clickRate: 'Click rate',
      orders: 'Orders',
      conversion: 'Conversion',
      sales: 'Sales',
    },
    funnel: 'Sales funnel',
    funnelLead: 'People who reached each step; percentages are of the step before.',
    funnelSteps: {
      exposed: 'Saw the room',
      entered: 'Came in',
      product_viewed: 'Viewed a product',
      ordered: 'Placed an order',
      paid: 'Paid',
    },
    retention: 'Retention',
    retentionLead: 'Viewers who are still there after a given time, as a share of all viewers.',
    after: (duration: string) => `After ${duration}`,
    comparison: 'Compared with the previous session',
    comparisonColumns: {
      figure: 'Figure',
      current: 'This session',
      previous: 'Previous',
      change: 'Change',
    },
    suggestions: 'What to change next',
    suggestionsLead:
      'Fixed rules over the figures of this show, three lines at most. Each number links to its marker on the curve.',
    noSuggestions:
      'Nothing in this show passed a threshold: no visible break in the stream, no peak that went unused, no product that many opened and few bought.',
    marker: (number: number) => `Marker ${number} on the curve`,
    suggestion: {
      streamFault: {
        change: 'Rehearse the switch to the backup line before the show.',
        because: (label: string, seconds: string, before: string, after: string) =>
          `“${label}” lasted ${counted(seconds, 'second')}; viewers went from ${before} to ${after}.`,
      },
      unsoldPeak: {
        change: 'Show the main product within five minutes of the rush.',
        because: (label: string, before: string, peak: string, after: string, minutes: string) =>
          `“${label}” took viewers from ${before} to ${peak}. The next offer came ${counted(minutes, 'minute')} later, with ${after} left.`,
        becauseNoOffer: (label: string, before: string, peak: string, after: string) =>
          `“${label}” took viewers from ${before} to ${peak}. No offer followed; ten minutes later ${after} were left.`,
      },
      weakProduct: {
        change: (product: string) =>
          `Explain the price and contents of “${product}” before its link goes up.`,
        because: (clicks: string, orders: string, conversion: string, usual: string) =>
          `${counted(clicks, 'click')}, ${counted(orders, 'order')}: ${conversion} bought, against ${usual} in the whole show.`,
      },
      viewerDrop: {
        change: (label: string) => `Shorten or move “${label}”.`,
        because: (before: string, after: string) =>
          `In the five minutes after it, viewers fell from ${before} to ${after}.`,
      },
      unansweredChat: {
        change: 'Write the answer into the script, and pin it.',
        because: (label: string, perMinute: string, usual: string) =>
          `“${label}”: ${counted(perMinute, 'message')} a minute against the usual ${usual}, and nothing in the run of show in the next three minutes.`,
      },
    },
  },
});
