import { deviceCategoryNames } from '#contracts/enums/device-sheets.ts';
import { choice, field, rows, text } from '#contracts/form-labels.ts';
import { deviceSheetBody } from '#contracts/sheets/device-sheet.ts';
import { deviceSheetWords } from '#contracts/sheets/words/device-sheet.ts';
import { defineForm } from '../../form/definition.ts';
import { fieldWith } from '../../form/labels.ts';
import type { SheetScreen } from '../screen-of-kind.ts';
import { DeviceChoice } from './device-choice.tsx';
import { DeviceTables } from './device-tables.tsx';
import { newId, optionsOf } from './options.ts';

const { zh, en } = deviceSheetWords;
const end = { control: DeviceChoice };
const heldBack = text('只有持有人链接能看到。', 'Only holders of a link see it.');

const form = defineForm(deviceSheetBody, {
  checkedOn: field('最近核对', 'Last checked'),
  devices: fieldWith(
    rows('设备', 'Devices', text('设备', 'Device'), {
      id: null,
      category: choice('类别', 'Category', deviceCategoryNames),
      name: field('名称', 'Name'),
      maker: field('厂商', 'Maker'),
      model: field('型号', 'Model'),
      quantity: field('数量', 'Quantity'),
      serial: field(
        '序列号',
        'Serial number',
        text('有序列号的设备数量为 1。', 'Then the quantity is 1.'),
      ),
      position: field('位置', 'Position'),
      port: field('端口', 'Port', heldBack),
      ip: field('IP 地址', 'IP address', heldBack),
      warrantyUntil: field('保修截止', 'Warranty until'),
      note: field('备注', 'Note'),
      accessories: fieldWith(
        rows('附件', 'Accessories', text('附件', 'Accessory'), {
          name: field('名称', 'Name'),
          quantity: field('数量', 'Quantity'),
        }),
        { as: 'table' },
      ),
    }),
    { columns: 2, fresh: newId },
  ),
  cables: fieldWith(
    rows('线缆', 'Cables', text('线缆', 'Cable'), {
      label: field('编号', 'Label'),
      signal: choice('信号', 'Signal', optionsOf(zh.signals, en.signals)),
      fromId: fieldWith(field('起点设备', 'From device'), end),
      fromPort: field('起点接口', 'From connector'),
      toId: fieldWith(field('终点设备', 'To device'), end),
      toPort: field('终点接口', 'To connector'),
      lengthCm: field('长度（厘米）', 'Length in centimetres'),
    }),
    { columns: 2 },
  ),
  note: fieldWith(field('说明', 'Note'), { as: 'markdown' }),
});

export const deviceSheetScreen: SheetScreen = { form, Editor: DeviceTables };
