/** The ids of the two halves of the session control: the head script and the control's island find them by these. */
export const loginLinkId = 'login-link';
export const logoutButtonId = 'logout-button';
