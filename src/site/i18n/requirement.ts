export { requirementWords as requirementMessages } from '#contracts/sheets/words/requirement.ts';
