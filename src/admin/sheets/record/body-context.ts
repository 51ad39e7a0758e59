import { createContext, use } from 'react';

/** The body that is edited, for fields that choose among its entries. */
export const BodyContext = createContext<Record<string, unknown>>({});

/** The body of the sheet around a field. */
export const useBody = <Body extends object>() => use(BodyContext) as Body;
