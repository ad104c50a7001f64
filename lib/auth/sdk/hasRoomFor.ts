const probe = 'power-zone:probe';

/** Whether localStorage takes a text of this length now; false where storage is blocked. Leaves nothing behind. */
export function hasRoomFor(length: number): boolean {
  try {
    localStorage.setItem(probe, '0'.repeat(length));
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
