import './cachingTests';
import './headerTests';
import './pageTests';
import './redirectTests';
import { requestTest as test } from './hosts';

/*
 * Tests by requests, without a browser. They run in one worker, because each worker would start its own server of
 * Cloudflare, which takes longer than all these tests.
 */
test.describe.configure({ mode: 'default' });
