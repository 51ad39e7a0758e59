/** States of an editor task. */
export const handlingStatuses = ['open', 'done', 'ignored'] as const;
export type HandlingStatus = (typeof handlingStatuses)[number];

/** Days that statistics can cover. */
export const statisticsPeriods = ['7', '30', '90', '365'] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];
