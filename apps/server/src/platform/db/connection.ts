/** How to reach the database: the address of DATABASE_URL, or the socket of the embedded one. */
export type Connection =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
