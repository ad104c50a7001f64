import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { studioOffsetsJson } from '@/lib/time/offsets';

// In builds, scripts/export/buildSite sets this variable.
process.env.NEXT_PUBLIC_STUDIO_OFFSETS = studioOffsetsJson();

// The default of one second is too short for dynamic imports on a slow machine.
configure({ asyncUtilTimeout: 30_000 });

// Links need the router, which exists only inside a Next app.
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({}),
}));
