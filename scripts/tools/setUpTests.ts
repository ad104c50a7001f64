import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// By default a second, which a slow machine needs for what is loaded on demand.
configure({ asyncUtilTimeout: 30_000 });
