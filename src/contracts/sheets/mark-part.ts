/** Key of a mark among the parts that comments name: in every version, wherever the mark is. */
export const markPartKey = (referenceKey: string, markKey: string) => `${referenceKey}.${markKey}`;
