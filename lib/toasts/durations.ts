/** How long a toast stays when nobody dismisses, hovers or focuses it, in milliseconds: longer for more to read. */
export const durations = { error: 10_000, success: 6_000 } as const;
