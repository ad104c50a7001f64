/** The id of the Logout button: the head script and the session's island find it by this. */
export const logoutButtonId = 'logout-button';
