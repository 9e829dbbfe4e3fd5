ALTER TABLE "invite_application" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
CREATE INDEX "user_newest" ON "user" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_last_seen" ON "user" USING btree ("last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST);