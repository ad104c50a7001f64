import './environment/tests';
import './build';

/* `npm run build:emulator`: the build that tests and screenshots use, whatever .env.local says. */
