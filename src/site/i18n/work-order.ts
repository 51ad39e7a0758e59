export { workOrderWords as workOrderMessages } from '#contracts/sheets/words/work-order.ts';
