import { defineTexts } from '../core/define-texts.ts';

/** Texts of exports and imports. */
export const transferMessages = defineTexts({
  zh: {
    export: '导出',
    import: '导入',
    formats: { xlsx: 'Excel（xlsx）', csv: 'CSV', json: 'JSON' },
    title: '导入表格',
    intro: '先导出，在导出的文件里修改，再导入。表格里没有的列保持原样。',
    introContent:
      '先导出，在导出的文件里修改，再导入。改动成为草稿，发布前网站上看不到。id 留空的行会新建。',
    intros: {
      'search-synonym':
        '先导出，在导出的文件里修改，再导入。“近义词”一格里每行一个词；id 留空的行是新的一组。搜索立即生效。',
      'document-section':
        '先导出，在导出的文件里修改，再导入。“地址名”没有用过的行会新建，排在上级章节的最后；移动章节请用目录树。改动立即公开。',
    },
    file: '选择文件',
    fileHint: 'xlsx、CSV（UTF-8 或 GBK）或 JSON，最多 2000 行、解压后 16 MB。',
    paste: '或者粘贴表格',
    pasteHint: '从 Excel 或 WPS 复制，第一行是列名，中文、英文都可以。',
    check: '检查',
    checking: '正在上传并检查…',
    summary: '检查结果',
    states: { new: '新增', changed: '修改', unchanged: '不变', wrong: '有误' },
    unknownColumns: (names: string) => `这些列没有用到：${names}`,
    fix: '请在文件里改正下面的几处，再选一次文件。现在什么都没有写入。',
    fixOrLeave:
      '下面几处有误，现在什么都没有写入。可以在文件里改正后再选一次文件；也可以先导入其余的行，再下载有误的行，改好后单独导入。',
    leftOut: (count: number) => `${count} 行有误，没有导入。请下载这些行，改好后再导入。`,
    nothing: '表格与现有内容相同，没有要导入的。',
    row: '行',
    column: '列',
    value: '内容',
    problem: '问题',
    moreProblems: '这里只列出前面的一部分，下载的表格里有全部。',
    downloadWrong: (count: number) => `下载有误的 ${count} 行`,
    apply: (count: number) => `导入 ${count} 行`,
    applyRight: (count: number) => `只导入正确的 ${count} 行`,
    applied: (added: number, changed: number) => `已导入：新增 ${added} 条，修改 ${changed} 条。`,
    undo: '撤销导入',
    undone: (count: number) => `已撤销 ${count} 条。`,
    left: '这些之后被人改过，没有撤销：',
    earlier: '以前的导入',
    counts: (added: number, changed: number) => `新增 ${added}，修改 ${changed}`,
    undoneAt: '已撤销',
  },
  en: {
    export: 'Export',
    import: 'Import',
    formats: { xlsx: 'Excel (xlsx)', csv: 'CSV', json: 'JSON' },
    title: 'Import a table',
    intro:
      'Export first, change the exported file, then import it. Columns that it lacks stay as they are.',
    introContent:
      'Export first, change the exported file, then import it. Changes become drafts, which the site does not show. A row without an id is a new record.',
    intros: {
      'search-synonym':
        'Export first, change the exported file, then import it. The cell “Terms” has one word in each line; a row without an id is a new group. The search uses it at once.',
      'document-section':
        'Export first, change the exported file, then import it. A row with a new “Name in the address” is a new section, at the end of its parent; sections are moved in the tree. Changes are public at once.',
    },
    file: 'Choose a file',
    fileHint: 'xlsx, CSV (UTF-8 or GBK) or JSON; at most 2,000 rows and 16 MB, unpacked.',
    paste: 'Or paste a table',
    pasteHint:
      'Copied from Excel or WPS; the first row has the names of the columns, in Chinese or English.',
    check: 'Check',
    checking: 'Uploading and checking…',
    summary: 'Result of the check',
    states: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', wrong: 'Wrong' },
    unknownColumns: (names: string) => `These columns are not used: ${names}`,
    fix: 'Correct these places in the file and choose it again. Nothing has been written.',
    fixOrLeave:
      'These places are wrong; nothing has been written. Correct them in the file and choose it again, or import the other rows now, download the wrong ones and import them when they are corrected.',
    leftOut: (count: number) =>
      count === 1
        ? '1 row is wrong and was not imported. Download it, correct it and import it.'
        : `${count} rows are wrong and were not imported. Download them, correct them and import them.`,
    nothing: 'The table changes nothing.',
    row: 'Row',
    column: 'Column',
    value: 'Value',
    problem: 'Problem',
    moreProblems: 'Only the first ones are listed; the downloaded table has them all.',
    downloadWrong: (count: number) =>
      count === 1 ? 'Download the wrong row' : `Download the ${count} wrong rows`,
    applyRight: (count: number) =>
      count === 1 ? 'Import only the right row' : `Import only the ${count} right rows`,
    apply: (count: number) => (count === 1 ? 'Import 1 row' : `Import ${count} rows`),
    applied: (added: number, changed: number) => `Imported: ${added} new, ${changed} changed.`,
    undo: 'Take back',
    undone: (count: number) => `${count} taken back.`,
    left: 'Somebody has changed these since; they stay as they are:',
    earlier: 'Earlier imports',
    counts: (added: number, changed: number) => `${added} new, ${changed} changed`,
    undoneAt: 'Taken back',
  },
});
