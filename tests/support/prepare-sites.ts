// Makes the prepared sites in the folder of the first argument, for all test runs of `npm test`.
import { prepareSites } from './prepared-sites.ts';

await prepareSites(process.argv[2] ?? '');
