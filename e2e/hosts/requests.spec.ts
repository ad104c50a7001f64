import './cachingTests';
import './headerTests';
import './observatoryTests';
import './pageTests';
import './redirectTests';
import { test } from './hosts';

/*
 * What each host answers to requests alone, in one worker: Cloudflare's server takes longer to start than all that it is
 * asked, and each worker would start its own.
 */
test.describe.configure({ mode: 'default' });
