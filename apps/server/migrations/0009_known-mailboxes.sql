CREATE TABLE "known_mailbox" (
	"hash" text PRIMARY KEY NOT NULL
);
