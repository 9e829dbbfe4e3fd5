ALTER TABLE "page_broadcast" ADD COLUMN "expected_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_broadcast" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "speech_sentence" ADD COLUMN "took_ms" integer;--> statement-breakpoint
CREATE INDEX "broadcast_open" ON "page_broadcast" USING btree ("user_id") WHERE "page_broadcast"."state" = 1;