import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { studioOffsets } from '@/lib/schedule/offsets';

// The build writes it into the scripts (scripts/environment/target).
process.env.NEXT_PUBLIC_STUDIO_OFFSETS = studioOffsets();

// The default of one second is too short for dynamic imports on a slow machine.
configure({ asyncUtilTimeout: 30_000 });
