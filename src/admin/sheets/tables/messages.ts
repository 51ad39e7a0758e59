import { counted } from '#contracts/counted.ts';
import { defineTexts } from '../../core/define-texts.ts';

export const tableMessages = defineTexts({
  zh: {
    tables: { devices: '导入设备表', cables: '导入线缆表', minutes: '导入分钟数据' },
    intros: {
      devices:
        '第一行是列名：名称、类别、型号、数量、序列号、位置、端口、IP 地址、保修截止、附件、备注。导出的设备表可以直接导入。',
      cables:
        '第一行是列名：编号、信号、起点设备、起点接口、终点设备、终点接口、长度（厘米）。设备写序号、序列号或名称。',
      minutes:
        '第一行是列名：时间、平均在线，以及最高在线、进入人次、新观众、点赞、评论、分享、订单、成交额（元）等；“标记”和“标记类型”两列成为曲线上的标记。',
    },
    file: '表格文件',
    fileHint: 'xlsx 或 CSV，最大 768 KB。',
    paste: '或在此粘贴表格',
    replace: '替换现有内容',
    replaceHint: '不勾选时，补充新的行，并更正已有的行。',
    check: '检查',
    rows: (rows: number, wrong: number) =>
      wrong === 0
        ? `共 ${rows} 行，全部可用。`
        : `共 ${rows} 行，其中 ${wrong} 行有问题，不会带入。`,
    unknown: (names: string) => `不认识的列：${names}`,
    tooLarge: '表格超过 768 KB，请拆成几份。',
    nothing: '请选择文件，或粘贴表格。',
    row: '行',
    column: '列',
    value: '内容',
    problem: '问题',
    apply: '带入',
    done: (rows: number) => `已带入 ${rows} 行，保存后生效`,
    minutes: (count: number) => (count === 0 ? '还没有分钟数据。' : `已有 ${count} 分钟的数据。`),
  },
  en: {
    tables: { devices: 'Import devices', cables: 'Import cables', minutes: 'Import minutes' },
    intros: {
      devices:
        'The first row has the names of the columns: Name, Category, Model, Quantity, Serial number, Position, Port, IP address, Warranty until, Accessories, Note. An exported table can be imported as it is.',
      cables:
        'The first row has the names of the columns: Label, Signal, From device, From connector, To device, To connector, Length in centimetres. Devices are named by number, serial number or name.',
      minutes:
        'The first row has the names of the columns: Time, Average viewers, and Peak viewers, Entered, New viewers, Likes, Comments, Shares, Orders, Sales in yuan. The columns Marker and Kind of marker become markers on the curve.',
    },
    file: 'Table',
    fileHint: 'xlsx or CSV, at most 768 KB.',
    paste: 'Or paste a table here',
    replace: 'Replace what is there',
    replaceHint: 'Otherwise new rows are added, and those that are there corrected.',
    check: 'Check',
    rows: (rows: number, wrong: number) =>
      wrong === 0
        ? `${counted(rows, 'row')}, nothing wrong.`
        : `${counted(rows, 'row')}; ${counted(wrong, 'row')} with problems left out.`,
    unknown: (names: string) => `Unknown columns: ${names}`,
    tooLarge: 'The table has more than 768 KB. Please split it.',
    nothing: 'Choose a file, or paste a table.',
    row: 'Row',
    column: 'Column',
    value: 'Content',
    problem: 'Problem',
    apply: 'Take over',
    done: (rows: number) => `Took over ${counted(rows, 'row')}; save to keep them`,
    minutes: (count: number) =>
      count === 0
        ? 'There are no figures of minutes yet.'
        : `There are figures of ${counted(count, 'minute')}.`,
  },
});
