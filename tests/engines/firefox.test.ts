import { startFirefox } from './support/firefox.ts';
import { describeEngine } from './support/suite.ts';

describeEngine('Firefox', startFirefox);
