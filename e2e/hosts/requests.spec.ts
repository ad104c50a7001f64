import './answers';
import './observatoryScore';
import './pages';
import { test } from './host';

/*
 * What each host answers to requests alone, in one worker: Cloudflare's server takes longer to start than all that it is
 * asked, and each worker would start its own.
 */
test.describe.configure({ mode: 'default' });
