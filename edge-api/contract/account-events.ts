/** Events in the history of an account. A closed list, so that an event without a display text does not compile. */
export const ACCOUNT_EVENTS = [
  "registered",
  "login",
  "login_failed",
  "logout",
  "session_ended",
  "other_sessions_ended",
  "reset_mailed",
  "password_reset",
  "password_changed",
  "password_failed",
  "email_verified",
  "email_change_asked",
  "email_changed",
  "email_restored",
  "login_link_mailed",
  "data_exported",
  "passkey_added",
  "passkey_removed",
  "key_created",
  "key_removed",
  "recovery_codes_made",
  "recovery_code_used",
] as const;
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

/**
 * Events that strangers can cause at will. They are counted per day, so that they never push out the rest of the
 * history.
 */
export const COUNTED_EVENTS: readonly AccountEvent[] = [
  "login_failed",
  "password_failed",
  "reset_mailed",
  "login_link_mailed",
];
