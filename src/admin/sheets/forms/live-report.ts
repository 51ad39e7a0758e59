import { choice, field, group, rows, text } from '#contracts/form-labels.ts';
import { liveReportBody } from '#contracts/sheets/live-report.ts';
import { liveReportWords } from '#contracts/sheets/words/live-report.ts';
import { defineForm } from '../../form/definition.ts';
import { fieldWith } from '../../form/labels.ts';
import type { SheetScreen } from '../screen-of-kind.ts';
import { MinuteTable } from './minute-table.tsx';
import { newId, optionsOf } from './options.ts';

const { zh, en } = liveReportWords;
const viewers = field('观众', 'Viewers');
const orders = field('订单', 'Orders');
const sales = fieldWith(field('成交额（元）', 'Sales in yuan'), { as: 'yuan' });

const form = defineForm(
  liveReportBody,
  {
    room: fieldWith(
      group('直播间', 'Live room', {
        name: field('名称', 'Name'),
        platform: field('平台', 'Platform'),
        timeZone: field(
          '时区',
          'Time zone',
          text('例如 Asia/Shanghai。', 'Such as Asia/Shanghai.'),
        ),
        currency: field(
          '货币',
          'Currency',
          text('三位代码，例如 CNY。', 'Code of three letters, such as CNY.'),
        ),
      }),
      { columns: 2 },
    ),
    sessionKey: field(
      '场次编号',
      'Session',
      text('平台的编号；同一直播间内不重复。', 'The platform’s identifier; unique in the room.'),
    ),
    status: choice('状态', 'State', optionsOf(zh.statuses, en.statuses)),
    startsAt: field('开播', 'Begins'),
    endsAt: field('结束', 'Ends'),
    targetSalesFen: fieldWith(field('目标成交额（元）', 'Planned sales in yuan'), { as: 'yuan' }),
    // Imported as a table: nobody types hundreds of minutes.
    minutes: null,
    events: fieldWith(
      rows('标记', 'Markers', text('标记', 'Marker'), {
        id: null,
        kind: choice('类型', 'Kind', optionsOf(zh.events, en.events)),
        label: field('文字', 'Text'),
        happenedAt: field('时间', 'Time'),
        productCode: field('商品编号', 'Product code'),
        lengthSeconds: field('持续秒数', 'Length in seconds'),
      }),
      { columns: 2, fresh: newId },
    ),
    products: fieldWith(
      rows('商品', 'Products', text('商品', 'Product'), {
        code: field('编号', 'Code'),
        name: field('名称', 'Name'),
        priceFen: fieldWith(field('价格（元）', 'Price in yuan'), { as: 'yuan' }),
        exposures: field('曝光', 'Shown'),
        clicks: field('点击', 'Opened'),
        orders,
        salesFen: sales,
      }),
      { columns: 2 },
    ),
    sources: fieldWith(
      rows('流量来源', 'Sources', text('来源', 'Source'), {
        source: choice('来源', 'Source', optionsOf(zh.source, en.source)),
        viewers,
        orders,
        salesFen: sales,
      }),
      { as: 'table' },
    ),
    regions: fieldWith(
      rows('地区', 'Regions', text('地区', 'Region'), {
        region: field('地区代码', 'Code', text('例如 CN-ZJ。', 'Such as CN-ZJ.')),
        viewers,
      }),
      { as: 'table' },
    ),
    devices: fieldWith(
      rows('观看设备', 'Devices', text('设备', 'Device'), {
        device: choice('设备', 'Device', optionsOf(zh.device, en.device)),
        viewers,
      }),
      { as: 'table' },
    ),
    funnel: fieldWith(
      rows('成交漏斗', 'Sales funnel', text('步骤', 'Step'), {
        step: choice('步骤', 'Step', optionsOf(zh.funnelSteps, en.funnelSteps)),
        people: field('人数', 'People'),
      }),
      { as: 'table' },
    ),
    retention: fieldWith(
      rows('观众留存', 'Retention', text('时点', 'Point'), {
        afterSeconds: field('进入后秒数', 'Seconds after entering'),
        viewers,
      }),
      { as: 'table' },
    ),
  },
  [
    { fields: ['room'] },
    { fields: ['sessionKey', 'status', 'startsAt', 'endsAt', 'targetSalesFen'], columns: 2 },
    { fields: ['events', 'products', 'sources', 'regions', 'devices', 'funnel', 'retention'] },
  ],
);

export const liveReportScreen: SheetScreen = { form, Editor: MinuteTable };
