CREATE TABLE "ledger_balance" (
	"user_id" uuid NOT NULL,
	"ledger" text NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "ledger_balance_user_id_ledger_pk" PRIMARY KEY("user_id","ledger"),
	CONSTRAINT "ledger_balance_not_negative" CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"ledger" text NOT NULL,
	"amount" bigint NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_balance" ADD CONSTRAINT "ledger_balance_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_key" ON "ledger_entry" USING btree ("user_id","ledger","key");--> statement-breakpoint
CREATE INDEX "ledger_entry_newest" ON "ledger_entry" USING btree ("user_id","id" DESC NULLS LAST);