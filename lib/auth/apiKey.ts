/** The demo project's key: the emulator takes any. */
const demoKey = 'demo-key';

/** The project's API key, which is no secret; apart from the rest of the configuration, since every page needs it. */
export const apiKey = process.env.NEXT_PUBLIC_FIREBASE_API_KEY || demoKey;
