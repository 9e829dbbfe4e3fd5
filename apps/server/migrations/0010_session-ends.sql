ALTER TABLE "session" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_made_by_session_token_hash_fk" FOREIGN KEY ("made_by") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_made_by" ON "session" USING btree ("made_by") WHERE "session"."made_by" is not null;--> statement-breakpoint
-- Logins that are open already end 90 days after they began, too.
UPDATE "session" SET "ends_at" = "created_at" + interval '90 days', "expires_at" = least("expires_at", "created_at" + interval '90 days') WHERE "kind" = 1;
