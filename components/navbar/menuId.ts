/** The id of the menu's popover; there is one on a page. */
export const menuId = 'site-menu';
