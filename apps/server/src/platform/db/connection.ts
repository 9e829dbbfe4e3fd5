/** A PostgreSQL of this machine: the host is a folder with its socket, or an address. */
export type LocalConnection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
};

/** How to reach the database: the address of DATABASE_URL, or the door of the embedded one. */
export type Connection = { readonly connectionString: string } | LocalConnection;
