/** A new id for a user entity, made by the client (contract/ids.ts): a random UUID, 36 characters of [0-9a-f-]. */
export const newId = (): string => crypto.randomUUID();
