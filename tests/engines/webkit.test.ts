import { describeEngine } from './support/suite.ts';
import { startWebkit } from './support/webkit.ts';

describeEngine('WebKit', startWebkit);
