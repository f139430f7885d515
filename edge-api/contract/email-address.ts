const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/;
const MAX_ADDRESS = 254;
const MAX_LABEL = 63;

/** An address of specification section 5, without blanks around it. Needs no schema library: the first page has it. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_ADDRESS &&
  ADDRESS.test(text) &&
  (text.split("@")[1] ?? "").split(".").every((label) => label.length <= MAX_LABEL);
