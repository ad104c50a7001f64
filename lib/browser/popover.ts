/** Matches an open popover. `:is` keeps the selector valid in browsers without popover support. */
export const openPopover = ':is(:popover-open)';
