ALTER TABLE "avatar" ADD COLUMN "copied_from" uuid;--> statement-breakpoint
ALTER TABLE "page_broadcast" ADD COLUMN "film" jsonb;--> statement-breakpoint
ALTER TABLE "page_broadcast" ADD COLUMN "film_order" jsonb;