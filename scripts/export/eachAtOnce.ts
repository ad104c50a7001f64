/** How many files are under way at a time: a disk answers several questions as fast as one. */
const atOnce = 16;

/** Calls a function for every item, with some calls under way at a time; rejects with the first that does. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
