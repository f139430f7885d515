/** The only function of node:crypto that the Workers entry uses; nodejs_compat provides it. */
declare module "node:crypto" {
  export function scrypt(
    password: string,
    salt: Uint8Array,
    length: number,
    options: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number },
    done: (error: Error | null, key: Uint8Array) => void,
  ): void;
}
