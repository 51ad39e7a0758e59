export { formatBytes, formatDay, formatNumber } from '#contracts/formats.ts';
