const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/;
const MAX_ADDRESS = 254;
const MAX_LABEL = 63;

/**
 * Whether a trimmed text is an email address (specification section 5). Without the schema library, because the first
 * page loads this.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_ADDRESS &&
  ADDRESS.test(text) &&
  (text.split("@")[1] ?? "").split(".").every((label) => label.length <= MAX_LABEL);
