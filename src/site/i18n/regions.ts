export { regionNames as regionMessages } from '#contracts/sheets/words/regions.ts';
