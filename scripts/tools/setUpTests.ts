import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The default of one second is too short for dynamic imports on a slow machine.
configure({ asyncUtilTimeout: 30_000 });
